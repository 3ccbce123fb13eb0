import { formatDollars } from '../../../components/format-numbers';
import {
  totalCharacters,
  costInDollars,
  formatExactDollars,
  formatMonth,
  listMonths,
  type UsageRow,
} from './usage-sums';

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

test('each service has its own price', () => {
  expect(costInDollars(rows.slice(0, 2), prices)).toBeCloseTo(30);
  expect(totalCharacters(rows)).toBe(1_400_005);
});

test('each month is listed once, and has the same name in every time zone', () => {
  expect(
    listMonths({ months: rows, budget: { characters: 0, spent: 0 }, resting: [], prices }).map(formatMonth),
  ).toEqual(['November 2026', 'October 2026']);
});

test('an amount below a cent is shown exactly', () => {
  expect(formatDollars(30)).toBe('$30.00');
  expect(formatExactDollars(0.000_12)).toBe('$0.00012');
});
