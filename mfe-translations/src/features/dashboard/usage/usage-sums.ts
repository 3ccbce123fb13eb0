import type { TranslationUsage } from '@lens/contracts/translations';

export type UsageRow = TranslationUsage['months'][number];

const smallDollars = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 6,
});
const month = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** With fractions of a cent, since one text costs less than a cent. */
export const formatExactDollars = (amount: number): string => smallDollars.format(amount);
/** `2026-11` → `November 2026`. */
export const formatMonth = (code: string): string => month.format(new Date(`${code}-01T00:00:00Z`));

export const costInDollars = (rows: readonly UsageRow[], prices: TranslationUsage['prices']): number =>
  rows.reduce((sum, { service, characters }) => sum + (characters * prices[service]) / 1_000_000, 0);

export const totalCharacters = (rows: readonly UsageRow[]): number =>
  rows.reduce((sum, { characters }) => sum + characters, 0);

/** The months that have usage, newest first. */
export const listMonths = ({ months }: TranslationUsage): string[] => [
  ...new Set(months.map((row) => row.month)),
];
