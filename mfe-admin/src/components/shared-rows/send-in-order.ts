/** What the last of one's own changes of a row made, for as long as some of them are on their way. */
const pendingChanges = new Map<string, Promise<number>>();

/**
 * Sends changes of one row in the order in which they were made.
 * @param send given the revision that the change before it made, if that is still on its way
 * @returns the revision that it made
 */
export function sendInOrder(
  id: string,
  send: (previousRevision: number | undefined) => Promise<number>,
): Promise<number> {
  const previous = pendingChanges.get(id);
  const current = previous
    ? previous.then(
        (made) => send(made),
        () => send(undefined),
      )
    : send(undefined);
  pendingChanges.set(id, current);
  const removeFromQueue = () => pendingChanges.get(id) === current && pendingChanges.delete(id);
  current.then(removeFromQueue, removeFromQueue);
  return current;
}

/** Whether one's own change of a row is on its way. */
export const isSending = (id: string): boolean => pendingChanges.has(id);

/** Resolves when none of one's own changes of a row is on its way. */
export async function waitUntilSent(id: string): Promise<void> {
  const current = pendingChanges.get(id);
  if (!current) return;
  await current.catch(() => undefined);
  await Promise.resolve();
  return waitUntilSent(id);
}
