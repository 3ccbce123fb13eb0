import { cleanup, render, screen } from '@testing-library/react';
import { Findings } from './Findings';

afterEach(cleanup);
const renderSummary = (props: Omit<Parameters<typeof Findings>[0], 'id'>) => {
  render(<Findings id="findings" {...props} />);
  return screen.getByRole('status').textContent;
};

test('an empty text is not reported as free of findings', () => {
  expect(renderSummary({ findings: [], hasText: false })).toBe(
    'Write a translation. It is checked as you type.',
  );
  expect(screen.queryAllByRole('listitem')).toEqual([]);
});

test('blocking findings come before warnings', () => {
  const warn = { code: 'length.long', severity: 'warn' as const, found: '40' };
  const block = { code: 'number.changed', severity: 'block' as const, found: '-15' };
  expect(renderSummary({ findings: [warn, block], hasText: true })).toBe('1 mistake blocks publishing.');
  expect(screen.getAllByRole('listitem').map((item) => item.dataset['severity'])).toEqual(['block', 'warn']);
});
