interface ServiceFailure {
  /** Of the service's response; undefined when the service was not called or did not answer. */
  status?: number;
  /** How long the service asks us to wait. */
  retryAfterMs?: number;
  /** A later attempt may succeed: the connection failed, or the service reports too many requests. */
  isTransient?: boolean;
  /** There was no answer in time; another attempt now would take as long. */
  isTimeout?: boolean;
  /** The service translates nothing more until its next billing period. */
  isQuotaExceeded?: boolean;
  /** The text may have reached the service all the same, and may be billed. */
  mayBeBilled?: boolean;
}

/** A service gave no translation. The message may be logged and shown: it contains no text, no address and no key. */
export class ServiceError extends Error {
  override name = 'ServiceError';

  constructor(
    message: string,
    readonly failure: ServiceFailure = {},
  ) {
    super(message);
  }
}
