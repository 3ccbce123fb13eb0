import type { ErrorBody, ErrorDetail } from '@lens/contracts/errors';
import { catalogue, type ErrorCode } from './catalogue.js';

interface Extras {
  details?: ErrorDetail[];
  /** Sent as Retry-After, with 429 and 503. */
  retryAfterSeconds?: number;
  /** What the places of the sentence stand for: `{code}`. */
  placeholders?: Record<string, string>;
}

/** A failure from the catalogue; thrown anywhere, shaped by the one exception filter. */
export class ApiError extends Error {
  override name = 'ApiError';

  constructor(
    readonly code: ErrorCode,
    readonly extras: Extras = {},
  ) {
    super(
      catalogue[code][1].replace(
        /\{(\w+)(?:\|([^}]*))?\}/g,
        (place, word: string, otherwise?: string) => extras.placeholders?.[word] ?? otherwise ?? place,
      ),
    );
  }

  get status(): number {
    return catalogue[this.code][0];
  }

  get body(): ErrorBody {
    const { details } = this.extras;
    return { error: this.message, code: this.code, statusCode: this.status, ...(details && { details }) };
  }
}
