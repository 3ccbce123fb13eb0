import { accessKey, needsRole, type AccessLevel } from '../common/access.js';
import { catalogue, type ErrorCode } from '../common/errors/catalogue.js';
import { namedFailures } from '../common/errors/fails.js';
import { withoutDatabaseKey } from '../common/errors/without-database.js';
import { rateKey } from '../common/limits/rate-limit.js';
import type { Operation } from './document.js';

const codesByInput = {
  body: ['validation_failed', 'malformed_body', 'payload_too_large', 'unsupported_media_type'],
  parameters: ['validation_failed'],
  pathParameters: ['not_found'],
} as const satisfies Record<string, ErrorCode[]>;

/** A thing that a path names can be missing. A language cannot: a code that is not one of the eleven is refused as not valid. */
const isNameOfResource = (parameter: object): boolean =>
  'in' in parameter && parameter.in === 'path' && 'name' in parameter && parameter.name !== 'language';

/** Lists the codes with which a route can fail, except internal errors. Most follow from what the route declares. */
export function failureCodesOf(handler: object, operation: Operation): ErrorCode[] {
  const metadata = <Value>(key: string) => Reflect.getMetadata(key, handler) as Value | undefined;
  const access = metadata<AccessLevel>(accessKey) ?? 'public';
  const { parameters = [], requestBody } = operation;
  const codes = new Set<ErrorCode>([
    ...(requestBody ? codesByInput.body : []),
    ...(parameters.length > 0 ? codesByInput.parameters : []),
    ...(parameters.some(isNameOfResource) ? codesByInput.pathParameters : []),
    ...(access === 'public' ? [] : (['unauthenticated'] as const)),
    ...(needsRole(access) ? (['forbidden'] as const) : []),
    ...(metadata(rateKey) ? (['too_many_requests'] as const) : []),
    ...(metadata(withoutDatabaseKey) ? [] : (['database_unavailable'] as const)),
    ...namedFailures(handler),
  ]);
  return [...codes].sort((one, other) => catalogue[one][0] - catalogue[other][0]);
}
