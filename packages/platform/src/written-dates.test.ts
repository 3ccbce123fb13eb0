import { languages } from '@lens/contracts/languages';
import { writtenDay, writtenMonth } from './written-dates';

const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 5)));

/** Node knows every language, the Armenian too that browsers come without; of its dots it has several kinds. */
const said = (moment: Date, code: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(`${code}-u-nu-latn`, { ...options, timeZone: 'UTC' })
    .format(moment)
    .replace('\u2024', '.');

describe('Dates', () => {
  it.each(languages)('are written in $code as people write them', ({ code }) => {
    for (const moment of months) {
      const month = { month: 'long', year: 'numeric' } as const;
      expect(writtenDay(moment, code)).toBe(said(moment, code, { ...month, day: 'numeric' }));
      expect(writtenMonth(moment, code)).toBe(said(moment, code, month));
    }
  });

  it.each([
    ['en', 'November 22, 2026'],
    ['hy', '22 նոյեմբերի, 2026 թ.'],
    ['ko', '2026년 11월 22일'],
  ])('of a moment are those of the practice’s clocks, in %s', (code, day) => {
    expect(writtenDay(new Date('2026-11-23T00:41:00Z'), code, 'America/Los_Angeles')).toBe(day);
  });
});
