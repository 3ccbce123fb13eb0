import { pauseAfter } from './backoff.js';
import { refusalOf } from './refusal.js';
import { lettersIn } from './texts/letters-in.js';

test('attempts are a minute apart, then twice as long, at most an hour, for about two days', () => {
  expect([1, 2, 3, 4].map(pauseAfter)).toEqual([60, 120, 240, 480]);
  expect([7, 20, 49].map(pauseAfter)).toEqual([3600, 3600, 3600]);
  expect(pauseAfter(50)).toBeNull();
  const all = Array.from({ length: 49 }, (_, index) => pauseAfter(index + 1)!);
  const hours = all.reduce((sum, pause) => sum + pause, 0) / 3600;
  expect(Math.round(hours)).toBe(44);
});

test.each([
  ['a refused address', { code: 'EENVELOPE', responseCode: 550 }, 'EENVELOPE 550', true, false],
  ['a server that is busy', { code: 'EENVELOPE', responseCode: 450 }, 'EENVELOPE 450', false, false],
  ['a refused password', { code: 'EAUTH', responseCode: 535 }, 'EAUTH 535', false, true],
  ['no answer', { code: 'ETIMEDOUT' }, 'ETIMEDOUT', false, true],
  ['a code with an address in it', { code: 'x ana@example.com' }, 'unknown', false, true],
])('%s is known by its codes alone', (_, fields, codes, permanent, unreachable) => {
  const error = Object.assign(new Error('550 <ana@example.com> is unknown'), fields);
  expect(refusalOf(error)).toEqual({ codes, permanent, unreachable });
});

test.each([
  ['es-MX', 'es'],
  ['ar', 'ar'],
  ['ko', 'en'],
  ['pt-BR', 'en'],
  ['xx', 'en'],
  [null, 'en'],
])('a letter in %s is written in %s', (asked, written) => {
  expect(lettersIn(asked).language).toBe(written);
});

test.each(['en', 'es', 'ar'])('every letter in %s has its reference, its phone and its links', (lng) => {
  const { letters } = lettersIn(lng);
  const received = letters.received({ practice: 'Eyes', phone: '+15625550142', reference: 'LV-7K3M-9QXD' });
  expect(received.subject).toContain('LV-7K3M-9QXD');
  for (const part of ['LV-7K3M-9QXD', '+15625550142', 'Eyes', '24']) expect(received.text).toContain(part);
  const { text } = letters.confirm({ practice: 'Eyes' });
  expect(text).toMatch(/^\{confirm\}$/m);
  expect(text).toMatch(/^\{unsubscribe\}$/m);
});
