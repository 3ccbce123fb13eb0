import type { ErrorBody, ErrorDetail } from '@lens/contracts/errors';
import { catalogue, type ErrorCode } from './catalogue.js';

/** With every 503: about as long as what is away takes to come back. */
const unavailableSeconds = 5;

interface Extras {
  details?: ErrorDetail[];
  /** Sent as Retry-After, with 429. */
  retryAfterSeconds?: number;
  /** Values for the placeholders of the message, such as `{code}`. */
  placeholders?: Record<string, string>;
}

/** An error of the catalogue. Code throws it anywhere, and the exception filter turns it into an answer. */
export class ApiError extends Error {
  override name = 'ApiError';

  constructor(
    readonly code: ErrorCode,
    readonly extras: Extras = {},
  ) {
    super(
      catalogue[code][1].replace(
        /\{(\w+)(?:\|([^}]*))?\}/g,
        (placeholder, name: string, fallback?: string) =>
          extras.placeholders?.[name] ?? fallback ?? placeholder,
      ),
    );
  }

  get status(): number {
    return catalogue[this.code][0];
  }

  /** Sent as Retry-After; undefined if a later attempt fails in the same way. */
  get retryAfterSeconds(): number | undefined {
    return this.extras.retryAfterSeconds ?? (this.status === 503 ? unavailableSeconds : undefined);
  }

  get body(): ErrorBody {
    const { details } = this.extras;
    return { error: this.message, code: this.code, statusCode: this.status, ...(details && { details }) };
  }
}
