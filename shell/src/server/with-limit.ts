/**
 * Does work that ends with a signal or after a time. Unlike `AbortSignal.any`, it leaves nothing at a signal that lives as
 * long as the process, which would grow with every read.
 */
export async function withLimit<Value>(
  signal: AbortSignal,
  limitMs: number,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const ending = new AbortController();
  const end = () => ending.abort(signal.reason ?? new DOMException('It took too long.', 'TimeoutError'));
  if (signal.aborted) end();
  // It keeps the process alive: work on a connection that the other side has closed does not, and a start would end here.
  const timer = setTimeout(end, limitMs);
  signal.addEventListener('abort', end);
  try {
    return await work(ending.signal);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}
