import { waitingRequestsKey } from '@lens/platform/waiting-requests';
import { isRefused } from '../request/failure';
import { sendRequest } from '../request/send-request';
import { changeQueue, readQueue } from './stored-queue';
import { expireEntries, finish, waitingIn, type Waiting } from './queue';

const firstPauseMs = 5_000;
const maxPauseMs = 60_000;
let pauseMs = firstPauseMs;
let retryTimer: ReturnType<typeof setTimeout> | undefined;

/** @returns false if nobody answered, or the answer was 429: the request goes on waiting */
async function deliverOne({ key, request }: Waiting): Promise<boolean> {
  try {
    const { reference } = await sendRequest(request, key);
    changeQueue((queue) => finish(queue, key, 'sent', reference));
  } catch (failure) {
    if (!isRefused(failure)) return false;
    changeQueue((queue) => finish(queue, key, 'refused'));
  }
  return true;
}

async function deliverAll(): Promise<void> {
  for (const waiting of waitingIn(readQueue())) if (!(await deliverOne(waiting))) return;
}

/** Lets one tab at a time deliver. In browsers without locks, the Idempotency-Key alone prevents a double. */
async function withLock(work: () => Promise<void>): Promise<void> {
  if ('locks' in navigator)
    await navigator.locks.request(waitingRequestsKey, { ifAvailable: true }, (lock) => lock && work());
  else await work();
}

/** Tries again after a pause, which doubles each time, on whatever page of the site the visitor is by then. */
export function deliverLater(): void {
  clearTimeout(retryTimer);
  retryTimer = setTimeout(() => void deliver(), pauseMs);
  pauseMs = Math.min(pauseMs * 2, maxPauseMs);
}

/** Sends the requests that wait, and erases those that have waited too long. */
export async function deliver(): Promise<void> {
  clearTimeout(retryTimer);
  changeQueue((queue) => expireEntries(queue, Date.now()));
  if (waitingIn(readQueue()).length > 0) await withLock(deliverAll);
  if (waitingIn(readQueue()).length > 0) deliverLater();
  else pauseMs = firstPauseMs;
}
