const minuteMs = 60_000;

/** Less than a day, since the schedule asks each hour and not at the same second. */
const longestAgeMs = 23.5 * 60 * minuteMs;
const longestAheadMs = 60 * minuteMs;

/** Whether it is time for another backup. One from the future shows that the clock was wrong, so it does not count. */
export function isDue(newest: { madeAt: Date } | undefined, now: Date): boolean {
  if (!newest) return true;
  const ageMs = now.getTime() - newest.madeAt.getTime();
  return ageMs >= longestAgeMs || ageMs < -longestAheadMs;
}
