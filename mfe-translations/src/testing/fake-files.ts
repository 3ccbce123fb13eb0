/**
 * Replaces `fetch` by a server of these files, by address. A string is sent as it is, anything else as JSON.
 * @returns the requested addresses in order, and the cache modes of the requests
 */
export function fakeFiles(files: Record<string, unknown>): {
  requested: string[];
  cacheModes: Set<unknown>;
  restore: () => void;
} {
  const requested: string[] = [];
  const cacheModes = new Set<unknown>();
  const original = globalThis.fetch;
  const respond = async (address: string, options?: RequestInit) => {
    requested.push(address);
    cacheModes.add(options?.cache);
    const file = files[address];
    return {
      ok: file !== undefined,
      status: file === undefined ? 404 : 200,
      json: async (): Promise<unknown> => (typeof file === 'string' ? JSON.parse(file) : file),
    };
  };
  Object.assign(globalThis, { fetch: respond });
  return { requested, cacheModes, restore: () => Object.assign(globalThis, { fetch: original }) };
}
