import type { ErrorBody } from '@lens/contracts/errors';

/** The fields that an answer complains about. */
export const pathsOf = (body: ErrorBody): string[] => (body.details ?? []).map((detail) => detail.path);
