import type { Answer } from './answer.js';
import { AnswerStore } from './answer-store.js';

const answer = (bytes = 10_000): Answer => ({
  body: Buffer.alloc(bytes),
  headers: [],
  unchangedHeaders: [],
  tag: '"t"',
  bytes,
});
const limits = { popularBytes: 200_000, otherBytes: 100_000 };

test('an answer is found under its own revision only', () => {
  const store = new AnswerStore(limits);
  const made = answer();
  store.set('/a', '1', made);
  expect(store.get('/a', '1')).toBe(made);
  expect(store.get('/a', '2')).toBeUndefined();
});

test('a million addresses take no more than the limit, and drive out no answer that many ask for [CACHE-6]', () => {
  const store = new AnswerStore(limits);
  store.set('/popular', '1', answer());
  for (let use = 0; use < 3; use += 1) store.get('/popular', '1');
  for (let index = 0; index < 1_000_000; index += 1)
    store.set(`/list?search=${index}`, '1', answer(index % 3000));
  expect(store.bytes.others).toBeGreaterThan(50_000);
  expect(store.bytes.others).toBeLessThanOrEqual(100_000);
  expect(store.bytes.popular).toBeLessThan(20_000);
  expect(store.get('/popular', '1')).toBeDefined();
});

test('a popular answer stays popular under the next revision, and popular ones are bounded too [CACHE-6]', () => {
  const store = new AnswerStore(limits);
  const use = (target: string, revision: string) => {
    store.set(target, revision, answer());
    for (let count = 0; count < 3; count += 1) store.get(target, revision);
  };
  use('/popular', '1');
  store.set('/popular', '2', answer());
  expect(store.bytes.others).toBe(0);
  for (let index = 0; index < 100; index += 1) use(`/${index}`, '1');
  expect(store.bytes.popular).toBeLessThanOrEqual(200_000);
  expect(store.bytes.popular).toBeGreaterThan(150_000);
});

test('an answer that is larger than the store is not stored', () => {
  const store = new AnswerStore(limits);
  store.set('/large', '1', answer(300_000));
  expect(store.get('/large', '1')).toBeUndefined();
});
