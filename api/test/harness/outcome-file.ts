import { outcomeColumns } from '@lens/contracts/outcomes';

export const outcomePeriod = {
  procedure: 'prk',
  from: '2025-01-01',
  to: '2025-12-31',
  months: 6,
  lost: 4,
} as const;

/** A file of results without a fault. @param udva of every eye after surgery */
export const outcomeFile = (eyes = 30, udva = '20/20'): string =>
  [
    outcomeColumns.join(','),
    ...Array.from({ length: eyes }, () => `20/20,${udva},20/16,-3.25,0,-0.125,0.75,0.25`),
  ].join('\r\n');
