/**
 * Reads a resource of the API by its entity tag, so that one that has not changed costs no body.
 * @param limitMs how long one read may take
 * @returns what to call for each read: it resolves to undefined while nothing has changed, and rejects without an answer
 */
export function conditionalRead<Value>(
  address: string,
  parse: (body: unknown) => Value,
  limitMs: number,
): (signal: AbortSignal) => Promise<Value | undefined> {
  let etag: string | null = null;
  return async (signal) => {
    const answer = await fetch(address, {
      // Named because fetch by itself sends no-cache, which asks for the whole body whatever its tag.
      headers: { 'cache-control': 'max-age=0', ...(etag && { 'if-none-match': etag }) },
      signal: AbortSignal.any([signal, AbortSignal.timeout(limitMs)]),
    });
    if (answer.status === 304) return undefined;
    if (!answer.ok) throw new Error(`The API answers ${answer.status}.`);
    const value = parse(await answer.json());
    etag = answer.headers.get('etag');
    return value;
  };
}
