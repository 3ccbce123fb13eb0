import { languages } from '@lens/contracts/languages';
import { formatDay, formatMonth } from './format-date';

const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 5)));

/** Node knows Armenian, which some browsers lack, but writes its dots with another character. */
const formatWithNode = (moment: Date, code: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(`${code}-u-nu-latn`, { ...options, timeZone: 'UTC' })
    .format(moment)
    .replace('\u2024', '.');

describe('Dates', () => {
  it.each(languages)('are formatted in $code as Node formats them', ({ code }) => {
    for (const moment of months) {
      const month = { month: 'long', year: 'numeric' } as const;
      expect(formatDay(moment, code)).toBe(formatWithNode(moment, code, { ...month, day: 'numeric' }));
      expect(formatMonth(moment, code)).toBe(formatWithNode(moment, code, month));
    }
  });

  it.each([
    ['en', 'November 22, 2026'],
    ['hy', '22 նոյեմբերի, 2026 թ.'],
    ['ko', '2026년 11월 22일'],
  ])('of a moment are in the practice’s time zone, in %s', (code, day) => {
    expect(formatDay(new Date('2026-11-23T00:41:00Z'), code, 'America/Los_Angeles')).toBe(day);
  });
});
