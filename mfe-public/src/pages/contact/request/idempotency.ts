const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** 32 hexadecimal digits. `crypto.randomUUID` is missing where a page came over plain HTTP. */
export const randomKey = (): string => hex(crypto.getRandomValues(new Uint8Array(16)));

/** One key per content: a retry of the same request keeps its key, a changed request gets a new one. */
export function keyring(): (request: unknown) => string {
  let last = { content: '', key: '' };
  return (request) => {
    const content = JSON.stringify(request);
    if (content !== last.content) last = { content, key: randomKey() };
    return last.key;
  };
}

/** The key of a form posted without JavaScript, derived from the page's key and the request. */
export async function derivedKey(pageKey: string, request: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(`${pageKey}\n${JSON.stringify(request)}`);
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}
