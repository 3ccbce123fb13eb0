import type { IncomingMessage, ServerResponse } from 'node:http';
import { ApiError } from '../errors/api-error.js';
import { LongTurn } from './long-turn.js';

type RequestListener = (request: IncomingMessage, response: ServerResponse) => void;

/** More than a process answers in a second. What waits beyond that waits in vain, and takes memory meanwhile. */
const maxWaiting = 200;
/** What somebody sends is taken for longer than what somebody reads: it may be a patient's form. */
const maxWaitingWithWrites = 300;
const retryAfterSeconds = '2';

/** How the process is asked for its health, and streams, which wait for nothing. */
const alwaysAnswered = /^\/api\/(?:health|live)\b/;

function refuse(request: IncomingMessage, response: ServerResponse): void {
  const { status, body } = new ApiError('too_busy');
  const text = JSON.stringify(body);
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    'retry-after': retryAfterSeconds,
    // What is still to come of the request is not read.
    ...(request.complete ? {} : { connection: 'close' }),
  });
  response.end(text);
}

/**
 * Passes on what a process can answer in time and refuses the rest, before anything of it is read. A request counts from
 * when it has arrived whole, so that a slow sender takes nobody's place.
 * @param onRefused called before a request is refused
 */
export function refuseOverload(
  listener: RequestListener,
  onRefused: RequestListener,
  turn: Pick<LongTurn, 'isTooLong'> = new LongTurn(),
): RequestListener {
  let waiting = 0;
  return (request, response) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (alwaysAnswered.test(request.url ?? '')) return listener(request, response);
    const isTooLong = turn.isTooLong() && isRead;
    if (isTooLong || waiting >= (isRead ? maxWaiting : maxWaitingWithWrites)) {
      onRefused(request, response);
      return refuse(request, response);
    }
    let isWaiting = false;
    const begin = () => {
      isWaiting = true;
      waiting += 1;
    };
    if (isRead) begin();
    else request.once('end', begin);
    response.once('close', () => {
      request.off('end', begin);
      if (isWaiting) waiting -= 1;
    });
    listener(request, response);
  };
}
