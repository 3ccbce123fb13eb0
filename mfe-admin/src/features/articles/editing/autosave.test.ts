import { Autosave, pausesMs, type SaveState } from './autosave';

class Refused extends Error {}
class Conflict extends Error {}

interface Sent {
  content: string;
  revision: number;
  at: number;
  respond: (failure?: Error) => Promise<void>;
}

let sent: Sent[];
let states: SaveState[];
const flushTimers = () => jest.advanceTimersByTimeAsync(0);
const createAutosave = () =>
  new Autosave<string>({
    revision: 1,
    onStateChange: (state) => states.push(state),
    isConflict: (failure) => failure instanceof Conflict,
    isTemporary: (failure) => !(failure instanceof Refused),
    send: (content, revision) =>
      new Promise((resolve, reject) => {
        const respond = async (failure?: Error) => {
          if (failure) reject(failure);
          else resolve({ revision: revision + 1 });
          await flushTimers();
        };
        sent.push({ content, revision, at: Date.now(), respond });
      }),
  });
const contents = () => sent.map(({ content, revision }) => [content, revision]);

beforeEach(() => {
  jest.useFakeTimers();
  sent = [];
  states = [];
});
afterEach(() => jest.useRealTimers());

test('typed content is sent after a pause, and only the newest', async () => {
  const autosave = createAutosave();
  for (const content of ['a', 'ab', 'abc']) autosave.enqueue(content);
  await jest.advanceTimersByTimeAsync(pausesMs.typing);
  expect(contents()).toEqual([['abc', 1]]);
  await sent[0]!.respond();
  expect(states.map(({ kind }) => kind).slice(-2)).toEqual(['saving', 'saved']);
});

test('one request is in flight at a time, and the next is based on its revision [EDITOR-11]', async () => {
  const autosave = createAutosave();
  autosave.enqueue('a', { now: true });
  await flushTimers();
  autosave.enqueue('ab', { now: true });
  await jest.advanceTimersByTimeAsync(20_000);
  expect(contents()).toEqual([['a', 1]]);
  await sent[0]!.respond();
  await jest.advanceTimersByTimeAsync(pausesMs.typing);
  expect(contents()).toEqual([
    ['a', 1],
    ['ab', 2],
  ]);
});

test('requests are at least half a second apart, and continuous typing is saved too [EDITOR-12]', async () => {
  const autosave = createAutosave();
  autosave.enqueue('a', { now: true });
  await flushTimers();
  await sent[0]!.respond();
  autosave.enqueue('b', { now: true });
  await jest.advanceTimersByTimeAsync(pausesMs.betweenRequests);
  expect(sent[1]!.at - sent[0]!.at).toBeGreaterThanOrEqual(500);
  await sent[1]!.respond();
  for (let typed = 0; typed < pausesMs.longestTyping; typed += 1_000) {
    autosave.enqueue(`b${typed}`);
    await jest.advanceTimersByTimeAsync(1_000);
  }
  expect(sent).toHaveLength(3);
});

test('a temporary failure is retried; a refusal waits for the next change', async () => {
  const autosave = createAutosave();
  autosave.enqueue('a', { now: true });
  await flushTimers();
  await sent[0]!.respond(new Error('away'));
  expect(states.at(-1)).toMatchObject({ kind: 'failed' });
  await jest.advanceTimersByTimeAsync(pausesMs.afterFailure);
  expect(contents()).toEqual([
    ['a', 1],
    ['a', 1],
  ]);
  await sent[1]!.respond(new Refused('the address is taken'));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(2);
  autosave.enqueue('b');
  await jest.advanceTimersByTimeAsync(pausesMs.typing);
  expect(contents().at(-1)).toEqual(['b', 1]);
});

test('after a conflict nothing is sent until somebody has chosen, and then it is based on the new revision', async () => {
  const autosave = createAutosave();
  autosave.enqueue('mine', { now: true });
  await flushTimers();
  await sent[0]!.respond(new Conflict());
  expect(states.at(-1)).toEqual({ kind: 'conflict' });
  autosave.enqueue('mine and more');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
  expect(await autosave.flush()).toBe(false);
  autosave.resume(7, 'mine and more');
  await jest.advanceTimersByTimeAsync(pausesMs.betweenRequests);
  expect(contents().at(-1)).toEqual(['mine and more', 7]);
});

test('flush waits until everything is saved, and reports a refusal', async () => {
  const autosave = createAutosave();
  autosave.enqueue('a');
  const done = autosave.flush();
  await flushTimers();
  await sent[0]!.respond();
  expect(await done).toBe(true);
  autosave.enqueue('b');
  const refused = autosave.flush();
  await jest.advanceTimersByTimeAsync(pausesMs.betweenRequests);
  await sent[1]!.respond(new Refused());
  expect(await refused).toBe(false);
});

test('an action is sent after the typed content, based on its revision, and later content waits for it', async () => {
  const autosave = createAutosave();
  autosave.enqueue('a');
  const baseRevisions: number[] = [];
  let answer: (answer: { revision: number }) => void = () => undefined;
  const acting = autosave.sendAction((revision) => {
    baseRevisions.push(revision);
    return new Promise<{ revision: number }>((resolve) => (answer = resolve));
  });
  await flushTimers();
  expect([contents(), baseRevisions]).toEqual([[['a', 1]], []]);
  await sent[0]!.respond();
  expect(baseRevisions).toEqual([2]);
  autosave.enqueue('ab');
  await jest.advanceTimersByTimeAsync(20_000);
  expect(sent).toHaveLength(1);
  answer({ revision: 3 });
  expect(await acting).toEqual({ revision: 3 });
  await jest.advanceTimersByTimeAsync(pausesMs.typing);
  expect(contents().at(-1)).toEqual(['ab', 3]);
});

test('no action is sent while the content cannot be saved', async () => {
  const autosave = createAutosave();
  autosave.enqueue('a');
  const act = jest.fn();
  const acting = autosave.sendAction(act);
  await flushTimers();
  await sent[0]!.respond(new Refused());
  expect(await acting).toBeUndefined();
  expect(act).not.toHaveBeenCalled();
});
