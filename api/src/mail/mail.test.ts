import { languages } from '@lens/contracts/languages';
import { backoffSeconds } from './backoff.js';
import { toDeliveryFailure } from './delivery-failure.js';
import { mailTemplatesFor } from './templates/mail-templates-for.js';

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
  ['a busy server', { code: 'EENVELOPE', responseCode: 450 }, 'EENVELOPE 450', false, false],
  ['a refused password', { code: 'EAUTH', responseCode: 535 }, 'EAUTH 535', false, true],
  ['a server without encryption', { code: 'ETLS', responseCode: 502 }, 'ETLS 502', false, true],
  ['no response', { code: 'ETIMEDOUT' }, 'ETIMEDOUT', false, true],
  ['a code with an address in it', { code: 'x ana@example.com' }, 'unknown', false, true],
])('%s is described by its codes alone', (_, fields, codes, permanent, unreachable) => {
  const error = Object.assign(new Error('550 <ana@example.com> is unknown'), fields);
  expect(toDeliveryFailure(error)).toEqual({ codes, permanent, unreachable });
});

test.each<[requested: string | null, expected: string]>([
  ...languages.map(({ code }): [string, string] => [code, code === 'es-MX' ? 'es' : code]),
  ['xx', 'en'],
  [null, 'en'],
])('a mail requested in %s is written in %s', (requested, expected) => {
  expect(mailTemplatesFor(requested).language).toBe(expected);
});

const facts = { practice: 'Eyes', phone: '+15625550142', reference: 'LV-7K3M-9QXD' };
const renderMails = (lng: string) => {
  const { templates } = mailTemplatesFor(lng);
  return { received: templates.received(facts), confirm: templates.confirm(facts) };
};

test.each(languages.map(({ code }) => code))(
  'every mail in %s contains its reference, phone number and links [API-MAIL-4]',
  (lng) => {
    const { received, confirm } = renderMails(lng);
    expect(received.subject).toContain(facts.reference);
    for (const part of [...Object.values(facts), '24']) expect(received.text).toContain(part);
    expect(confirm.subject).toContain(facts.practice);
    expect(confirm.text).toMatch(/^\{confirm\}$/m);
    expect(confirm.text).toMatch(/^\{unsubscribe\}$/m);
  },
);

/** Words that every English sentence contains some of, and that no other language here has. */
const englishWords = /\b(?:the|your|you|our|this|open|please|thank|request|with|if|us|we)\b/i;

/** Words of that list that another language writes too. */
const loanwords: Record<string, RegExp> = { tl: /\brequest\b/gi };

test.each(languages.map(({ code }) => code).filter((code) => code !== 'en'))(
  'no mail in %s has an English line, or Latin letters if the language has another script',
  (lng) => {
    const script = { ko: 'Hangul', zh: 'Han', ar: 'Arabic', hy: 'Armenian', he: 'Hebrew' }[lng as string];
    for (const { subject, text } of Object.values(renderMails(lng))) {
      const lines = [subject, ...text.split('\n')].map((line) =>
        line
          .replace(/\{\w+\}|LV-7K3M-9QXD|Eyes/g, '')
          .replace(loanwords[lng as string] ?? /(?!)/, '')
          .trim(),
      );
      for (const line of lines) expect(line).not.toMatch(script ? /[a-z]/i : englishWords);
      if (script) expect(subject).toMatch(new RegExp(`\\p{Script=${script}}`, 'u'));
    }
  },
);

test('every English mail contains words of the English list', () => {
  const { received, confirm } = renderMails('en');
  for (const { subject, text } of [received, confirm]) expect([subject, text].join()).toMatch(englishWords);
});
