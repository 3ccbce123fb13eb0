import type { ErrorBody } from '@lens/contracts/errors';

/** The paths of the fields that an error response names. */
export const errorPaths = (body: ErrorBody): string[] => (body.details ?? []).map((detail) => detail.path);
