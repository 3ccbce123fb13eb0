import { randomUUID } from 'node:crypto';
import type { Bucket } from './bucket.ts';

/** Enough that a service which looks first and writes later lets two of them through. */
const writers = 6;
const staleEtag = '"00000000000000000000000000000000"';

const lacks = (what: string): Error =>
  new Error(
    `The service of REMOTES_BUCKET ${what}. Two writers could undo each other there, so nothing is written. Use one with conditional writes, as Amazon S3 has them, or a folder.`,
  );

async function tryConditions(bucket: Bucket): Promise<void> {
  const key = `self-test/${randomUUID()}`;
  const contents = Array.from({ length: writers }, (_, index) => Buffer.from(`writer ${index}`));
  try {
    const answers = await Promise.all(contents.map((content) => bucket.put(key, content, 'absent')));
    const winners = contents.filter((_, index) => answers[index] !== null);
    if (winners.length !== 1)
      throw lacks(
        `let ${winners.length} of ${writers} writers create the same object (it ignores If-None-Match)`,
      );
    const created = await bucket.get(key);
    if (!created?.bytes.equals(winners[0]!))
      throw lacks('has another content than the writer that won wrote');
    if ((await bucket.put(key, Buffer.from('late'), { etag: staleEtag })) !== null)
      throw lacks('let a writer replace what it had not seen (it ignores If-Match)');
    if ((await bucket.put(key, Buffer.from('next'), { etag: created.etag })) === null)
      throw lacks('refused a writer that had seen the newest (its ETags do not fit If-Match)');
    if ((await bucket.getUnless(key, created.etag)) === 'unchanged')
      throw lacks('says that an object is unchanged after it was replaced');
  } finally {
    await bucket.remove(key).catch(() => undefined);
  }
}

const tried = new WeakMap<Bucket, Promise<void>>();

/**
 * Makes sure, once in a process, that the service does what writers rely on.
 * @throws Error saying what it lacks
 */
export function requireConditions(bucket: Bucket): Promise<void> {
  const known = tried.get(bucket) ?? tryConditions(bucket);
  tried.set(bucket, known);
  // What failed because the service was away is tried again.
  known.catch(() => tried.delete(bucket));
  return known;
}
