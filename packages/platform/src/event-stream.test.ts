import { useConnection } from '@lens/platform/connection';
import { subscribeToEvents } from '@lens/platform/event-stream';
import { useSession } from '@lens/platform/session';
import { fakeApi, type Reply } from '@lens/platform/testing/fake-api';
import { FakeEventSource } from '@lens/platform/testing/fake-event-source';
import { signInAs } from '@lens/platform/testing/session';

let api: ReturnType<typeof fakeApi>;
let replies: Reply[];
let tickets: number;
let received: string[];
let unsubscribe: () => void;

const flush = () => jest.advanceTimersByTimeAsync(0);
const advanceSeconds = (count: number) => jest.advanceTimersByTimeAsync(count * 1000);
const lastSource = () => FakeEventSource.opened.at(-1)!;

Object.assign(window, { EventSource: FakeEventSource });

beforeEach(async () => {
  jest.useFakeTimers();
  FakeEventSource.opened = [];
  replies = [];
  received = [];
  tickets = 0;
  api = fakeApi(() => replies.shift() ?? { status: 201, body: { ticket: `ticket-${(tickets += 1)}` } });
  signInAs();
  unsubscribe = subscribeToEvents((event) => received.push(event));
  await flush();
});
afterEach(() => {
  unsubscribe();
  api.restore();
  jest.useRealTimers();
  useSession.getState().signOut();
});

test('opens a stream with a ticket and passes its events on', () => {
  expect(api.sent.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /live/tickets']);
  expect(lastSource().url).toBe('/api/live?ticket=ticket-1');
  lastSource().onopen?.();
  lastSource().dispatchEvent(new MessageEvent('consultation', { data: '{}' }));
  expect(received).toEqual(['consultation']);
});

test('a stream that breaks off is opened again with a new ticket, and its listeners receive a gap event', async () => {
  const first = lastSource();
  first.onopen?.();
  first.onerror?.();
  expect(first.isClosed).toBe(true);
  await advanceSeconds(1);
  expect(lastSource().url).toBe('/api/live?ticket=ticket-2');
  expect(received).toEqual([]);
  lastSource().onopen?.();
  expect(received).toEqual(['gap']);
});

test('while it gets no ticket it retries ever less often, up to every 30 seconds', async () => {
  replies = Array<Reply>(7).fill('no answer');
  lastSource().onerror?.();
  for (const backoffSeconds of [1, 2, 4, 8, 16, 30, 30]) {
    const before = api.sent.length;
    await advanceSeconds(backoffSeconds - 0.1);
    expect(api.sent).toHaveLength(before);
    await advanceSeconds(0.1);
    expect(api.sent).toHaveLength(before + 1);
  }
  await advanceSeconds(30);
  expect(FakeEventSource.opened).toHaveLength(2);
});

test('a browser that is online again opens the stream at once, however long the backoff was', async () => {
  replies = Array<Reply>(4).fill('no answer');
  lastSource().onopen?.();
  lastSource().onerror?.();
  await advanceSeconds(16);
  window.dispatchEvent(new Event('online'));
  await flush();
  expect(FakeEventSource.opened).toHaveLength(2);
  lastSource().onopen?.();
  expect(received).toEqual(['gap']);
  await advanceSeconds(60);
  expect(FakeEventSource.opened).toHaveLength(2);
});

test('a stream that did not notice that the browser was offline is opened again, and listeners receive a gap event', async () => {
  const first = lastSource();
  first.onopen?.();
  window.dispatchEvent(new Event('online'));
  await flush();
  expect(first.isClosed).toBe(true);
  lastSource().onopen?.();
  expect(received).toEqual(['gap']);
});

test('a lost connection is reported with its time after the second attempt, or at once if the browser is offline', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  replies = ['no answer'];
  lastSource().onopen?.();
  const brokeAt = Date.now();
  lastSource().onerror?.();
  expect(useConnection.getState().lostAtMs).toBeNull();
  await advanceSeconds(1);
  expect(useConnection.getState().lostAtMs).toBe(brokeAt);
  await advanceSeconds(2);
  lastSource().onopen?.();
  expect(useConnection.getState().lostAtMs).toBeNull();

  online.mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  expect(useConnection.getState().lostAtMs).toBe(Date.now());
  online.mockRestore();
});

test('it sends no request without a session, and goes on after a sign-in', async () => {
  lastSource().onerror?.();
  useSession.getState().signOut();
  await advanceSeconds(1);
  expect(api.sent).toHaveLength(1);
  signInAs();
  await advanceSeconds(2);
  expect(FakeEventSource.opened).toHaveLength(2);
});

test('nothing is opened or received after unsubscribing', async () => {
  unsubscribe();
  expect(lastSource().isClosed).toBe(true);
  lastSource().onerror?.();
  await advanceSeconds(60);
  expect(FakeEventSource.opened).toHaveLength(1);
});

test('one stream serves every remote of the page, and stays open until the last of them unsubscribes', async () => {
  const receivedByOther: string[] = [];
  let unsubscribeOther = () => {};
  await jest.isolateModulesAsync(async () => {
    const copy = await import('@lens/platform/event-stream');
    expect(copy.subscribeToEvents).not.toBe(subscribeToEvents);
    unsubscribeOther = copy.subscribeToEvents((event) => receivedByOther.push(event));
  });
  await flush();
  expect(FakeEventSource.opened).toHaveLength(1);
  lastSource().dispatchEvent(new MessageEvent('change', { data: '{}' }));
  expect([received, receivedByOther]).toEqual([['change'], ['change']]);
  unsubscribe();
  expect(lastSource().isClosed).toBe(false);
  unsubscribeOther();
  expect(lastSource().isClosed).toBe(true);
});
