interface Refusal {
  /** What the service answered; undefined when it was not asked or gave no answer. */
  status?: number;
  /** How long the service wants to be left alone. */
  retryAfterMs?: number;
  /** What was in the way passes by itself: the line broke, or the service says that it is asked too often. */
  isPassing?: boolean;
  /** Nobody answered in time: asking again at once would take as long. */
  isLate?: boolean;
  /** Nothing more is translated until the service's next period. */
  isQuota?: boolean;
  /** Whether the text may have arrived all the same, and cost something. */
  mayBeBilled?: boolean;
}

/** A service gave no translation. The message may be logged and shown: it holds no text, no address and no key. */
export class ServiceError extends Error {
  override name = 'ServiceError';

  constructor(
    message: string,
    readonly refusal: Refusal = {},
  ) {
    super(message);
  }
}
