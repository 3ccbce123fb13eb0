import { formatTrend } from './format-trend';

test.each([
  [{ current: 3, previous: 2, percent: 50 }, '+50%', '3 in 30 days, 2 before'],
  [{ current: 1, previous: 4, percent: -75 }, '−75%', '1 in 30 days, 4 before'],
  [{ current: 2, previous: 2, percent: 0 }, '0%', '2 in 30 days, 2 before'],
  [{ current: 3, previous: 0, percent: null }, null, '3 in 30 days, none before'],
  [{ current: 0, previous: 0, percent: null }, null, 'none in 60 days'],
])('%o reads %s, %s', (change, percent, counts) => {
  expect(formatTrend(change)).toEqual({ percent, counts });
});
