/**
 * Serves files by address in place of the network; a string is sent as it stands, anything else as JSON.
 * @returns what was asked for, in order, with its cache mode
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
