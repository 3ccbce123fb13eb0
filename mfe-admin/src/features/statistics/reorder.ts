import type { Statistic } from '@lens/contracts/statistics';

/**
 * Moves the figure at `from` by one place.
 * @returns those whose position changes, with the new one; none at either end of the list
 */
export function reorder(items: Statistic[], from: number, step: 1 | -1): Statistic[] {
  const moving = items[from];
  const to = from + step;
  if (!moving || to < 0 || to >= items.length) return [];
  return items
    .toSpliced(from, 1)
    .toSpliced(to, 0, moving)
    .map((item, position) => ({ ...item, position }))
    .filter(({ id, position }) => items.find((item) => item.id === id)?.position !== position);
}
