let lastTask: Promise<unknown> = Promise.resolve();

/**
 * Runs one task after the other in this process: decoding a large picture needs a third of a gigabyte, whether for an
 * upload or for its variants.
 */
export function queueDecoding<Result>(task: () => Promise<Result>): Promise<Result> {
  const result = lastTask.then(task);
  lastTask = result.catch(() => undefined);
  return result;
}
