import { formatDollars } from '../../../components/in-words';
import { charactersOf, costOf, exactDollars, monthName, monthsOf, type UsageRow } from './figures';

const row = (month: string, service: UsageRow['service'], characters: number): UsageRow => ({
  month,
  service,
  language: 'ko',
  characters,
});
const rows = [
  row('2026-11', 'premium', 400_000),
  row('2026-11', 'general', 1_000_000),
  row('2026-10', 'general', 5),
];
const prices = { premium: 25, general: 20 };

test('each service is counted at its own price', () => {
  expect(costOf(rows.slice(0, 2), prices)).toBeCloseTo(30);
  expect(charactersOf(rows)).toBe(1_400_005);
});

test('a month is named once, by its name in any time zone', () => {
  expect(
    monthsOf({ months: rows, budget: { characters: 0, spent: 0 }, resting: [], prices }).map(monthName),
  ).toEqual(['November 2026', 'October 2026']);
});

test('a text that costs less than a cent says what it costs', () => {
  expect(formatDollars(30)).toBe('$30.00');
  expect(exactDollars(0.000_12)).toBe('$0.00012');
});
