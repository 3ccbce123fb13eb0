const unitSeconds: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

const relativeFormat = new Intl.RelativeTimeFormat('en', { numeric: 'always' });

/**
 * The elapsed time in the largest unit that fits: `5 minutes ago`, `2 days ago`. Less than a minute, or a time in the
 * future, is `just now`.
 * @param isoTime ISO time
 * @param nowMs milliseconds since the epoch
 */
export function timeAgo(isoTime: string, nowMs: number): string {
  const seconds = Math.floor((nowMs - Date.parse(isoTime)) / 1000);
  const largestUnit = unitSeconds.find(([, size]) => seconds >= size);
  if (!largestUnit) return 'just now';
  const [unit, secondsPerUnit] = largestUnit;
  return relativeFormat.format(-Math.floor(seconds / secondsPerUnit), unit);
}
