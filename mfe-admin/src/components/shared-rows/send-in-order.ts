/** The pending request of each row, which resolves to the new revision. */
const pendingChanges = new Map<string, Promise<number>>();

/**
 * Sends the changes of one row in the order in which they were made.
 * @param send takes the revision of the previous change, if that was pending
 * @returns the new revision
 */
export function sendInOrder(
  id: string,
  send: (previousRevision: number | undefined) => Promise<number>,
): Promise<number> {
  const previous = pendingChanges.get(id);
  const current = previous
    ? previous.then(
        (revision) => send(revision),
        () => send(undefined),
      )
    : send(undefined);
  pendingChanges.set(id, current);
  const removeFromQueue = () => pendingChanges.get(id) === current && pendingChanges.delete(id);
  current.then(removeFromQueue, removeFromQueue);
  return current;
}

/** Whether a change of this row is pending. */
export const isSending = (id: string): boolean => pendingChanges.has(id);

/** Resolves when no change of this row is pending. */
export async function waitUntilSent(id: string): Promise<void> {
  const current = pendingChanges.get(id);
  if (!current) return;
  await current.catch(() => undefined);
  await Promise.resolve();
  return waitUntilSent(id);
}
