/** What is used of `Server` of `node:http`: this package is built without the types of Node. */
interface Server {
  prependListener(
    event: 'request',
    listener: (request: unknown, response: { shouldKeepAlive: boolean }) => void,
  ): unknown;
  on(event: 'connection', listener: () => void): unknown;
  off(event: 'connection', listener: () => void): unknown;
}

declare const setImmediate: (callback: () => void) => unknown;

/** So many turns at most, since others may connect in each of them. */
const maxTurns = 1000;

/**
 * Tells callers with each answer that its connection ends, so that they take another one, to another replica. A
 * connection that we closed by ourselves could be one on which a request is on its way.
 */
export function endConnectionsWithAnswers(server: Server): void {
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
}

/** Lets a server that is about to close take requests for a while. */
export async function takeRequestsFor(server: Server, ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms));
  await acceptWaiting(server);
}

/**
 * The system has connected callers whom this process has not accepted yet, if it was busy. They would be cut off when the
 * listener closes, and cannot know whether their request was carried out. Node accepts one or more in each turn.
 */
async function acceptWaiting(server: Server): Promise<void> {
  let hasAccepted = true;
  const note = (): void => void (hasAccepted = true);
  server.on('connection', note);
  for (let turn = 0; hasAccepted && turn < maxTurns; turn += 1) {
    hasAccepted = false;
    // The second one follows upon a whole turn, in which the listener was asked.
    for (const _ of [1, 2]) await new Promise<void>((resolve) => setImmediate(resolve));
  }
  server.off('connection', note);
}
