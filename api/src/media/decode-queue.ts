let last: Promise<unknown> = Promise.resolve();

/**
 * Does one work after the other, in all of this process: a large picture needs a third of a gigabyte while it is decoded,
 * whether it was just sent or is made into variants.
 */
export function queueDecoding<Result>(work: () => Promise<Result>): Promise<Result> {
  const own = last.then(work);
  last = own.catch(() => undefined);
  return own;
}
