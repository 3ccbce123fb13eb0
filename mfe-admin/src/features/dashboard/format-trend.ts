import type { DashboardOverview } from '@lens/contracts/dashboard';

const signedPercent = new Intl.NumberFormat('en', { style: 'percent', signDisplay: 'exceptZero' });

/** The last 30 days compared with the 30 before: `+50%` and `3 in 30 days, 2 before`. */
export function formatTrend({ current, previous, percent }: DashboardOverview['changes']['media']) {
  return {
    percent: percent === null ? null : signedPercent.format(percent / 100).replace('-', '−'),
    counts:
      current || previous
        ? `${current || 'none'} in 30 days, ${previous || 'none'} before`
        : 'none in 60 days',
  };
}
