/** Reads a JSON file of this site, past every cache. @throws Error when the file is missing or not JSON */
export async function readJson(address: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(address, { cache: 'no-store', signal });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  try {
    return await response.json();
  } catch (failure) {
    signal.throwIfAborted();
    throw new Error(`${address} is not JSON.`, { cause: failure });
  }
}
