/** What the last of one's own changes of a row made, for as long as some of them are on their way. */
const queues = new Map<string, Promise<number>>();

/**
 * Sends changes of one row in the order in which they were made.
 * @param send given the revision that the change before it made, if that is still on its way
 * @returns the revision that it made
 */
export function sendInOrder(
  id: string,
  send: (made: number | undefined) => Promise<number>,
): Promise<number> {
  const before = queues.get(id);
  const turn = before
    ? before.then(
        (made) => send(made),
        () => send(undefined),
      )
    : send(undefined);
  queues.set(id, turn);
  const leave = () => queues.get(id) === turn && queues.delete(id);
  turn.then(leave, leave);
  return turn;
}

/** Whether one's own change of a row is on its way. */
export const isOnItsWay = (id: string): boolean => queues.has(id);

/** Resolves when none of one's own changes of a row is on its way. */
export async function atRest(id: string): Promise<void> {
  const turn = queues.get(id);
  if (!turn) return;
  await turn.catch(() => undefined);
  await Promise.resolve();
  return atRest(id);
}
