import type { KeepRules } from '../../config/backup-env.js';

export interface KeptBackup {
  /** Each backup has a greater one than those before it, whatever the clock says. */
  number: number;
  madeAt: Date;
}

/** The newest by number, which no rule and no clock deletes. */
const alwaysKept = 3;

const dayMs = 86_400_000;
const day = (date: Date): number => Math.floor(date.getTime() / dayMs);
/** Weeks begin on Mondays; day 0 was a Thursday. */
const week = (date: Date): number => Math.floor((day(date) + 3) / 7);
const month = (date: Date): number => date.getUTCFullYear() * 12 + date.getUTCMonth();

/**
 * Those that the rules keep: the newest of each of the last days, weeks and months that have one. Nothing is compared with
 * today, so that a clock that jumps and a schedule that stood still delete nothing.
 */
export function selectKept<Backup extends KeptBackup>(backups: Backup[], rules: KeepRules): Set<Backup> {
  const newestFirst = backups.toSorted((a, b) => b.number - a.number);
  const kept = new Set(newestFirst.slice(0, alwaysKept));
  const latestFirst = newestFirst.toSorted((a, b) => b.madeAt.getTime() - a.madeAt.getTime());
  for (const [count, periodOf] of [
    [rules.daily, day],
    [rules.weekly, week],
    [rules.monthly, month],
  ] as const) {
    const newestOfPeriods = new Map<number, Backup>();
    for (const backup of latestFirst) {
      const period = periodOf(backup.madeAt);
      if (!newestOfPeriods.has(period)) newestOfPeriods.set(period, backup);
    }
    for (const backup of [...newestOfPeriods.values()].slice(0, count)) kept.add(backup);
  }
  return kept;
}
