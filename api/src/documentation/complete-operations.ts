import { describeAccess } from '../common/access.js';
import { catalogue, type ErrorCode } from '../common/errors/catalogue.js';
import { rateKey } from '../common/limits/rate-limit.js';
import type { Route } from '../common/routes/route-table.js';
import { toSummary } from './names.js';
import { findOperation, type Document, type Operation } from './document.js';
import { failureCodesOf } from './failure-codes.js';

type Response = Operation['responses'][string];

const failureSchema = { $ref: '#/components/schemas/Failure' };

/** Adds to every operation what its route declares. What is documented by hand stays. */
export function completeOperations(document: Document, routes: Route[]): void {
  for (const { method, path, access, controller, handler } of routes) {
    const operation = findOperation(document, method, path);
    operation.summary ||= toSummary(controller.name, handler.name);
    operation.description ||= describeAccess(access);
    // For tools and our tests: how many requests one address may send in how many seconds.
    const rateLimit = Reflect.getMetadata(rateKey, handler) as object | undefined;
    if (rateLimit) Object.assign(operation, { 'x-rate-limit': rateLimit });
    // Set on every operation, so that public operations are public on purpose.
    operation.security = access === 'public' ? [] : [{ bearer: [] }];
    operation.responses = { ...failureResponses(failureCodesOf(handler, operation)), ...operation.responses };
    for (const response of Object.values(operation.responses)) addDescription(response);
  }
}

function failureResponses(codes: ErrorCode[]): Record<string, Response> {
  const responses: Record<string, Response> = {};
  for (const status of new Set(codes.map((code) => catalogue[code][0]))) {
    const descriptions = codes
      .filter((code) => catalogue[code][0] === status)
      .map((code) => `\`${code}\`: ${catalogue[code][1]}`);
    responses[status] = {
      description: descriptions.join('\n\n'),
      ...(status === 429 && { headers: { 'Retry-After': retryAfter } }),
      content: { 'application/json': { schema: failureSchema } },
    };
  }
  return responses;
}

const retryAfter = {
  description: 'Seconds to wait.',
  required: true,
  schema: { type: 'integer', minimum: 1 },
};

/** OpenAPI requires a description of every response. */
function addDescription(response: Response): void {
  if (response && 'description' in response) response.description ||= 'Done.';
}
