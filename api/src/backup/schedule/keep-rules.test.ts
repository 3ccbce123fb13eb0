import { selectKept, type KeptBackup } from './keep-rules.js';

const dayMs = 86_400_000;
const start = Date.UTC(2026, 0, 1, 2, 37);
const rules = { daily: 7, weekly: 5, monthly: 12 };

const backupsAt = (days: number[]): KeptBackup[] =>
  days.map((day, index) => ({ number: index + 1, madeAt: new Date(start + day * dayMs) }));

const keptDays = (days: number[], keep = rules): number[] =>
  [...selectKept(backupsAt(days), keep)]
    .map(({ madeAt }) => (madeAt.getTime() - start) / dayMs)
    .sort((a, b) => a - b);

const upTo = (count: number): number[] => Array.from({ length: count }, (_, day) => day);

test('the newest of each of the last days, weeks and months are kept [BACKUP-7]', () => {
  const kept = keptDays(upTo(400));
  const date = (day: number) => new Date(start + day * dayMs).toISOString().slice(0, 10);
  expect(kept.slice(-7).map(date)).toEqual([
    '2027-01-29',
    '2027-01-30',
    '2027-01-31',
    '2027-02-01',
    '2027-02-02',
    '2027-02-03',
    '2027-02-04',
  ]);
  // Sundays, and the last days of months.
  expect(kept.slice(0, -7).map(date)).toEqual([
    '2026-03-31',
    '2026-04-30',
    '2026-05-31',
    '2026-06-30',
    '2026-07-31',
    '2026-08-31',
    '2026-09-30',
    '2026-10-31',
    '2026-11-30',
    '2026-12-31',
    '2027-01-10',
    '2027-01-17',
    '2027-01-24',
  ]);
});

test('without any rule the last three stay, and never the newest goes [BACKUP-7]', () => {
  const none = { daily: 0, weekly: 0, monthly: 0 };
  expect(keptDays(upTo(10), none)).toEqual([7, 8, 9]);
  expect(keptDays([0], none)).toEqual([0]);
  expect(keptDays([], none)).toEqual([]);
});

test('a schedule that stood still for years deletes nothing when it goes on [BACKUP-8]', () => {
  expect(keptDays([0, 1, 2, 3000])).toEqual([0, 1, 2, 3000]);
});

test('a clock that was at its beginning, or years ahead, costs no backup of the days before [BACKUP-8]', () => {
  const atBeginning = -start / dayMs;
  expect(keptDays([0, 1, 2, 3, atBeginning])).toEqual([atBeginning, 0, 1, 2, 3]);
  expect(keptDays([0, 1, 2, 3, 4000, 4])).toEqual([0, 1, 2, 3, 4, 4000]);
});
