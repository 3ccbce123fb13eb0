import { withLimit } from './with-limit';

/**
 * Creates a reader of an API resource that sends its entity tag, so that an unchanged resource is not transferred
 * again.
 * @param limitMs how long one read may take
 * @returns the reader; it resolves to undefined if nothing has changed, and rejects if there is no answer
 */
export function conditionalRead<Value>(
  address: string,
  parse: (body: unknown) => Value,
  limitMs: number,
): (signal: AbortSignal) => Promise<Value | undefined> {
  let etag: string | null = null;
  const read = async (signal: AbortSignal) => {
    const answer = await fetch(address, {
      // By default fetch sends no-cache with an entity tag, to which the API would answer with the whole body.
      headers: { 'cache-control': 'max-age=0', ...(etag && { 'if-none-match': etag }) },
      signal,
    });
    if (answer.status === 304) return undefined;
    if (!answer.ok) throw new Error(`The API answers ${answer.status}.`);
    const value = parse(await answer.json());
    etag = answer.headers.get('etag');
    return value;
  };
  return (signal) => withLimit(signal, limitMs, read);
}
