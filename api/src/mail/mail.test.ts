import { languages } from '@lens/contracts/languages';
import { backoffSeconds } from './backoff.js';
import { mailRefusalFrom } from './refusal.js';
import { lettersIn } from './texts/letters-in.js';

test('attempts are a minute apart, then twice as long, at most an hour, for about two days', () => {
  expect([1, 2, 3, 4].map(backoffSeconds)).toEqual([60, 120, 240, 480]);
  expect([7, 20, 49].map(backoffSeconds)).toEqual([3600, 3600, 3600]);
  expect(backoffSeconds(50)).toBeNull();
  const all = Array.from({ length: 49 }, (_, index) => backoffSeconds(index + 1)!);
  const hours = all.reduce((sum, pause) => sum + pause, 0) / 3600;
  expect(Math.round(hours)).toBe(44);
});

test.each([
  ['a refused address', { code: 'EENVELOPE', responseCode: 550 }, 'EENVELOPE 550', true, false],
  ['a server that is busy', { code: 'EENVELOPE', responseCode: 450 }, 'EENVELOPE 450', false, false],
  ['a refused password', { code: 'EAUTH', responseCode: 535 }, 'EAUTH 535', false, true],
  ['a server that does not encrypt', { code: 'ETLS', responseCode: 502 }, 'ETLS 502', false, true],
  ['no answer', { code: 'ETIMEDOUT' }, 'ETIMEDOUT', false, true],
  ['a code with an address in it', { code: 'x ana@example.com' }, 'unknown', false, true],
])('%s is known by its codes alone', (_, fields, codes, permanent, unreachable) => {
  const error = Object.assign(new Error('550 <ana@example.com> is unknown'), fields);
  expect(mailRefusalFrom(error)).toEqual({ codes, permanent, unreachable });
});

test.each<[asked: string | null, written: string]>([
  ...languages.map(({ code }): [string, string] => [code, code === 'es-MX' ? 'es' : code]),
  ['xx', 'en'],
  [null, 'en'],
])('a letter in %s is written in %s', (asked, written) => {
  expect(lettersIn(asked).language).toBe(written);
});

const facts = { practice: 'Eyes', phone: '+15625550142', reference: 'LV-7K3M-9QXD' };
const lettersOf = (lng: string) => {
  const { letters } = lettersIn(lng);
  return { received: letters.received(facts), confirm: letters.confirm(facts) };
};

test.each(languages.map(({ code }) => code))(
  'every letter in %s has its reference, its phone and its links [API-MAIL-4]',
  (lng) => {
    const { received, confirm } = lettersOf(lng);
    expect(received.subject).toContain(facts.reference);
    for (const part of [...Object.values(facts), '24']) expect(received.text).toContain(part);
    expect(confirm.subject).toContain(facts.practice);
    expect(confirm.text).toMatch(/^\{confirm\}$/m);
    expect(confirm.text).toMatch(/^\{unsubscribe\}$/m);
  },
);

/** Words that no English sentence does without, and that none of the others has. */
const english = /\b(?:the|your|you|our|this|open|please|thank|request|with|if|us|we)\b/i;

test.each(languages.map(({ code }) => code).filter((code) => code !== 'en'))(
  'no letter in %s has a line of English, nor letters of it where the language has its own',
  (lng) => {
    const script = { ko: 'Hangul', zh: 'Han', ar: 'Arabic', hy: 'Armenian', he: 'Hebrew' }[lng as string];
    for (const { subject, text } of Object.values(lettersOf(lng))) {
      const lines = [subject, ...text.split('\n')].map((line) =>
        line.replace(/\{\w+\}|LV-7K3M-9QXD|Eyes/g, '').trim(),
      );
      for (const line of lines) expect(line).not.toMatch(script ? /[a-z]/i : english);
      if (script) expect(subject).toMatch(new RegExp(`\\p{Script=${script}}`, 'u'));
    }
  },
);

test('the test for English finds it', () => {
  const { received, confirm } = lettersOf('en');
  for (const { subject, text } of [received, confirm]) expect([subject, text].join()).toMatch(english);
});
