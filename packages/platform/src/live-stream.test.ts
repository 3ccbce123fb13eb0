import { useLine } from '@lens/platform/line';
import { listenLive } from '@lens/platform/live-stream';
import { useSession } from '@lens/platform/session';
import { fakeApi, type Reply } from '@lens/platform/testing/fake-api';
import { FakeEventSource } from '@lens/platform/testing/live';
import { signInAs } from '@lens/platform/testing/session';

let api: ReturnType<typeof fakeApi>;
let replies: Reply[];
let tickets: number;
let heard: string[];
let leave: () => void;

const settle = () => jest.advanceTimersByTimeAsync(0);
const seconds = (count: number) => jest.advanceTimersByTimeAsync(count * 1000);
const last = () => FakeEventSource.opened.at(-1)!;

Object.assign(window, { EventSource: FakeEventSource });

beforeEach(async () => {
  jest.useFakeTimers();
  FakeEventSource.opened = [];
  replies = [];
  heard = [];
  tickets = 0;
  api = fakeApi(() => replies.shift() ?? { status: 201, body: { ticket: `ticket-${(tickets += 1)}` } });
  signInAs();
  leave = listenLive((event) => heard.push(event));
  await settle();
});
afterEach(() => {
  leave();
  api.restore();
  jest.useRealTimers();
  useSession.getState().signOut();
});

test('opens a stream with a ticket and passes on what it tells', () => {
  expect(api.sent.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /live/tickets']);
  expect(last().url).toBe('/api/live?ticket=ticket-1');
  last().onopen?.();
  last().dispatchEvent(new MessageEvent('consultation', { data: '{}' }));
  expect(heard).toEqual(['consultation']);
});

test('a stream that breaks is opened again with a new ticket, and what was missed is told as a gap', async () => {
  const first = last();
  first.onopen?.();
  first.onerror?.();
  expect(first.isClosed).toBe(true);
  await seconds(1);
  expect(last().url).toBe('/api/live?ticket=ticket-2');
  expect(heard).toEqual([]);
  last().onopen?.();
  expect(heard).toEqual(['gap']);
});

test('while there is no ticket it asks less and less often, half a minute apart at most', async () => {
  replies = Array<Reply>(7).fill('no answer');
  last().onerror?.();
  for (const pause of [1, 2, 4, 8, 16, 30, 30]) {
    const before = api.sent.length;
    await seconds(pause - 0.1);
    expect(api.sent).toHaveLength(before);
    await seconds(0.1);
    expect(api.sent).toHaveLength(before + 1);
  }
  await seconds(30);
  expect(FakeEventSource.opened).toHaveLength(2);
});

test('a browser that is online again opens the stream at once, however long the next pause was', async () => {
  replies = Array<Reply>(4).fill('no answer');
  last().onopen?.();
  last().onerror?.();
  await seconds(16);
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(FakeEventSource.opened).toHaveLength(2);
  last().onopen?.();
  expect(heard).toEqual(['gap']);
  await seconds(60);
  expect(FakeEventSource.opened).toHaveLength(2);
});

test('a stream that did not notice that the browser was offline is opened again, and counts as a gap', async () => {
  const first = last();
  first.onopen?.();
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(first.isClosed).toBe(true);
  last().onopen?.();
  expect(heard).toEqual(['gap']);
});

test('a lost line is known with its time from the second attempt on, or at once where the browser is offline', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  replies = ['no answer'];
  last().onopen?.();
  const brokeAt = Date.now();
  last().onerror?.();
  expect(useLine.getState().lostAt).toBeNull();
  await seconds(1);
  expect(useLine.getState().lostAt).toBe(brokeAt);
  await seconds(2);
  last().onopen?.();
  expect(useLine.getState().lostAt).toBeNull();

  online.mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  expect(useLine.getState().lostAt).toBe(Date.now());
  online.mockRestore();
});

test('without a session it asks nobody, and goes on once somebody is signed in', async () => {
  last().onerror?.();
  useSession.getState().signOut();
  await seconds(1);
  expect(api.sent).toHaveLength(1);
  signInAs();
  await seconds(2);
  expect(FakeEventSource.opened).toHaveLength(2);
});

test('whoever leaves hears nothing more', async () => {
  leave();
  expect(last().isClosed).toBe(true);
  last().onerror?.();
  await seconds(60);
  expect(FakeEventSource.opened).toHaveLength(1);
});

test('one stream is heard by every remote of the page, and is open until the last of them leaves', async () => {
  const told: string[] = [];
  let leaveOther = () => {};
  await jest.isolateModulesAsync(async () => {
    const copy = await import('@lens/platform/live-stream');
    expect(copy.listenLive).not.toBe(listenLive);
    leaveOther = copy.listenLive((event) => told.push(event));
  });
  await settle();
  expect(FakeEventSource.opened).toHaveLength(1);
  last().dispatchEvent(new MessageEvent('change', { data: '{}' }));
  expect([heard, told]).toEqual([['change'], ['change']]);
  leave();
  expect(last().isClosed).toBe(false);
  leaveOther();
  expect(last().isClosed).toBe(true);
});
