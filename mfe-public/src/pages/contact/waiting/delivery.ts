import { waitingKey } from '@lens/platform/waiting';
import { explain } from '../request/failure';
import { sendRequest } from '../request/send-request';
import { changeQueue, readQueue } from './stored-queue';
import { expired, finished, waitingIn, type Waiting } from './queue';

const pauses = { first: 5_000, longest: 60_000 };
let pause = pauses.first;
let next: ReturnType<typeof setTimeout> | undefined;

/** @returns whether somebody answered */
async function deliverOne({ key, request }: Waiting): Promise<boolean> {
  try {
    const { reference } = await sendRequest(request, key);
    changeQueue((queue) => finished(queue, key, 'sent', reference));
  } catch (failure) {
    if (explain(failure, { ...request }).status !== 422) return false;
    changeQueue((queue) => finished(queue, key, 'refused'));
  }
  return true;
}

async function deliverAll(): Promise<void> {
  for (const waiting of waitingIn(readQueue())) if (!(await deliverOne(waiting))) return;
}

/** One tab at a time; where there are no locks, the key alone keeps a request from being stored twice. */
async function alone(work: () => Promise<void>): Promise<void> {
  if ('locks' in navigator)
    await navigator.locks.request(waitingKey, { ifAvailable: true }, (lock) => lock && work());
  else await work();
}

/** Tries again later, with longer and longer pauses, on whatever page of the site the visitor is by then. */
export function deliverLater(): void {
  clearTimeout(next);
  next = setTimeout(() => void deliver(), pause);
  pause = Math.min(pause * 2, pauses.longest);
}

/** Sends what waits, and erases what has waited too long. */
export async function deliver(): Promise<void> {
  clearTimeout(next);
  changeQueue((queue) => expired(queue, Date.now()));
  if (waitingIn(readQueue()).length > 0) await alone(deliverAll);
  if (waitingIn(readQueue()).length > 0) deliverLater();
  else pause = pauses.first;
}
