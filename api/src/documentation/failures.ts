import { accessKey, needsRole, type AccessLevel } from '../common/access.js';
import { catalogue, type ErrorCode } from '../common/errors/catalogue.js';
import { namedFailures } from '../common/errors/fails.js';
import { withoutDatabaseKey } from '../common/errors/without-database.js';
import { rateKey } from '../common/limits/rate-limit.js';
import type { Operation } from './document.js';

const whenItHas = {
  body: ['validation_failed', 'malformed_body', 'payload_too_large', 'unsupported_media_type'],
  parameters: ['validation_failed'],
  place: ['not_found'],
} as const satisfies Record<string, ErrorCode[]>;

/** Every way in which a route can fail, but for faults of ours: most of it follows from what the route states. */
export function failuresOf(handler: object, operation: Operation): ErrorCode[] {
  const stated = <Value>(key: string) => Reflect.getMetadata(key, handler) as Value | undefined;
  const access = stated<AccessLevel>(accessKey) ?? 'public';
  const { parameters = [], requestBody } = operation;
  const codes = new Set<ErrorCode>([
    ...(requestBody ? whenItHas.body : []),
    ...(parameters.length > 0 ? whenItHas.parameters : []),
    ...(parameters.some((parameter) => 'in' in parameter && parameter.in === 'path') ? whenItHas.place : []),
    ...(access === 'public' ? [] : (['unauthenticated'] as const)),
    ...(needsRole(access) ? (['forbidden'] as const) : []),
    ...(stated(rateKey) ? (['too_many_requests'] as const) : []),
    ...(stated(withoutDatabaseKey) ? [] : (['database_unavailable'] as const)),
    ...namedFailures(handler),
  ]);
  return [...codes].sort((one, other) => catalogue[one][0] - catalogue[other][0]);
}
