const units: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'always' });

/**
 * How long ago something happened, in the largest unit that fits: `5 minutes ago`, `2 days ago`.
 * Under a minute, and for clocks that disagree, it is `just now`.
 * @param since ISO time
 * @param now milliseconds since the epoch
 */
export function timeAgo(since: string, now: number): string {
  const seconds = Math.floor((now - Date.parse(since)) / 1000);
  const fitting = units.find(([, size]) => seconds >= size);
  if (!fitting) return 'just now';
  const [unit, size] = fitting;
  return relative.format(-Math.floor(seconds / size), unit);
}
