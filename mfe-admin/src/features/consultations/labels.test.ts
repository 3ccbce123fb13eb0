import { isOverdue, nextStatus } from './labels';
import { ada } from './testing/consultations';

test('a request goes from new to closed, and no further', () => {
  expect(['new', 'contacted', 'booked', 'closed'].map((status) => nextStatus(status as 'new'))).toEqual([
    'contacted',
    'booked',
    'closed',
    undefined,
  ]);
});

test('only a new request is overdue, after the promised 24 hours', () => {
  const arrived = Date.parse(ada.created_at);
  const hours = (count: number) => arrived + count * 3_600_000;
  expect(isOverdue(ada, hours(23))).toBe(false);
  expect(isOverdue(ada, hours(25))).toBe(true);
  expect(isOverdue({ ...ada, status: 'contacted' }, hours(25))).toBe(false);
});
