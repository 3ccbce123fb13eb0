import type { Moment } from './moments.ts';
import { distribution } from './statistics.ts';

/** Times to ready of each kind, in milliseconds, and everything that broke a promise. */
export function report(moments: Moment[]): string {
  const kinds = [...new Set(moments.map(({ kind }) => kind))].sort();
  const row = (name: string, of: Moment[]) => {
    const { count, p50, p95, max } = distribution(of.map(({ readyMs }) => readyMs));
    return [name.padEnd(18), ...[count, p50, p95, max].map((value) => String(value).padStart(8))].join('');
  };
  const problems = moments.flatMap(({ kind, problems: found }) => found.map((one) => `${kind}: ${one}`));
  return [
    ['killed'.padEnd(18), ...['moments', 'p50 ms', 'p95 ms', 'max ms'].map((word) => word.padStart(8))].join(
      '',
    ),
    ...kinds.map((name) =>
      row(
        name,
        moments.filter(({ kind }) => kind === name),
      ),
    ),
    row('all', moments),
    ...(problems.length > 0 ? problems : ['no promise was broken']),
  ].join('\n');
}
