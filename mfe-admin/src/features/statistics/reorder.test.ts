import type { Statistic } from '@lens/contracts/statistics';
import { reorder } from './reorder';

const figure = (key: string, position: number): Statistic => ({
  id: key,
  key,
  value: 1,
  prefix: '',
  suffix: '',
  position,
  labels: { en: key },
  revision: 1,
  changed_by: null,
});
const changed = (items: Statistic[]) => items.map(({ key, position }) => [key, position]);

test('a move changes the positions of two figures', () => {
  const items = [figure('a', 0), figure('b', 1), figure('c', 2)];
  expect(changed(reorder(items, 0, 1))).toEqual([
    ['b', 0],
    ['a', 1],
  ]);
  expect(reorder(items, 0, -1)).toEqual([]);
  expect(reorder(items, 2, 1)).toEqual([]);
});

test('gaps and duplicates in positions are corrected', () => {
  const items = [figure('a', 0), figure('b', 5), figure('c', 5)];
  expect(changed(reorder(items, 2, -1))).toEqual([
    ['c', 1],
    ['b', 2],
  ]);
});
