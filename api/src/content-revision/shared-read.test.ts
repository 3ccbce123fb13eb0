import { SharedRead } from './shared-read.js';

/** A read that ends when the test says so, and a clock that the test sets. */
function control() {
  const ends: ((value: string) => void)[] = [];
  const clock = { ms: 0 };
  const read = new SharedRead<string>(
    () => new Promise((resolve) => ends.push(resolve)),
    () => clock.ms,
  );
  return { read, ends, clock };
}

test('all who ask at the same time share one read', async () => {
  const { read, ends } = control();
  const answers = [read.current(), read.current(), read.current()];
  expect(ends).toHaveLength(1);
  ends[0]!('a');
  expect(await Promise.all(answers)).toEqual(['a', 'a', 'a']);
});

test('a value is recent for as long as it may be, counted from the begin of its read', async () => {
  const { read, ends, clock } = control();
  const answer = read.current();
  clock.ms = 30;
  ends[0]!('a');
  await answer;
  clock.ms = 49;
  expect(read.recent(50)).toBe('a');
  clock.ms = 50;
  expect(read.recent(50)).toBeUndefined();
});

test('who asks after a write never gets what was read before it, nor from a read that began before it', async () => {
  const { read, ends } = control();
  const early = read.current();
  read.forget();
  const late = [read.current(), read.current()];
  ends[0]!('before');
  expect(await early).toBe('before');
  expect(read.recent(50)).toBeUndefined();
  expect(ends).toHaveLength(2);
  ends[1]!('after');
  expect(await Promise.all(late)).toEqual(['after', 'after']);
  expect(read.recent(50)).toBe('after');
});

test('a read that fails fails for those who wait for it, and the next one is new', async () => {
  let count = 0;
  const read = new SharedRead<number>(() => {
    count += 1;
    return count === 1 ? Promise.reject(new Error('away')) : Promise.resolve(count);
  });
  const first = read.current();
  read.forget();
  const second = read.current();
  await expect(first).rejects.toThrow('away');
  expect(await second).toBe(2);
});
