import { describeAccess } from '../common/access.js';
import { catalogue, type ErrorCode } from '../common/errors/catalogue.js';
import { rateKey } from '../common/limits/rate-limit.js';
import type { Route } from '../common/routes/route-table.js';
import { summaryOf } from './names.js';
import { operationOf, type Document, type Operation } from './document.js';
import { failuresOf } from './failures.js';

type Response = Operation['responses'][string];

const failure = { $ref: '#/components/schemas/Failure' };

/** Adds to every operation what its route states about itself. What was said of it by hand stays. */
export function complete(document: Document, routes: Route[]): void {
  for (const { method, path, access, controller, handler } of routes) {
    const operation = operationOf(document, method, path);
    operation.summary ||= summaryOf(controller.name, handler.name);
    operation.description ||= describeAccess(access);
    // For tools and for our own tests: how many requests an address has in how many seconds.
    const rate = Reflect.getMetadata(rateKey, handler) as object | undefined;
    if (rate) Object.assign(operation, { 'x-rate-limit': rate });
    // Said of every operation, so that a public one is public on purpose.
    operation.security = access === 'public' ? [] : [{ bearer: [] }];
    operation.responses = { ...failureResponses(failuresOf(handler, operation)), ...operation.responses };
    for (const response of Object.values(operation.responses)) describe(response);
  }
}

function failureResponses(codes: ErrorCode[]): Record<string, Response> {
  const responses: Record<string, Response> = {};
  for (const status of new Set(codes.map((code) => catalogue[code][0]))) {
    const sentences = codes
      .filter((code) => catalogue[code][0] === status)
      .map((code) => `\`${code}\`: ${catalogue[code][1]}`);
    responses[status] = {
      description: sentences.join('\n\n'),
      ...(status === 429 && { headers: { 'Retry-After': retryAfter } }),
      content: { 'application/json': { schema: failure } },
    };
  }
  return responses;
}

const retryAfter = {
  description: 'Seconds to wait.',
  required: true,
  schema: { type: 'integer', minimum: 1 },
};

/** OpenAPI wants a description of every response, also where the schema says it all. */
function describe(response: Response): void {
  if (response && 'description' in response) response.description ||= 'Done.';
}
