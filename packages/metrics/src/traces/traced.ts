import { beginSpan, currentSpan, inSpan, type Span, type SpanStart } from './span.js';

/**
 * Does a part of the current work in a span of its own.
 * @param hasFailed whether what came of it is a failure
 */
export async function traced<Value>(
  start: Omit<SpanStart, 'parent'>,
  work: (span: Span | undefined) => Promise<Value>,
  hasFailed: (value: Value) => boolean = () => false,
): Promise<Value> {
  const parent = currentSpan()?.traceparent;
  const span = parent === undefined ? undefined : beginSpan({ ...start, parent });
  if (!span) return work(undefined);
  try {
    const value = await inSpan(span, () => work(span));
    span.end({ hasFailed: hasFailed(value) });
    return value;
  } catch (failure) {
    span.end({ hasFailed: true });
    throw failure;
  }
}
