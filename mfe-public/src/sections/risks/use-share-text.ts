import { useTranslation } from '@lens/platform/i18n';
import { formatFigure } from '../figure/format-figure';
import type { RiskShare } from '@lens/contracts/risk-share';

/** A number, and how many of how many: `58,653`, `About 6 of 1,000`. */
export function useShareText(): { number: (value: number) => string; share: (share: RiskShare) => string } {
  const { t, i18n } = useTranslation('common');
  const number = (value: number) => formatFigure({ value, prefix: '', suffix: '' }, i18n.language);
  return {
    number,
    share: ({ count, total, bound }) =>
      t(`risks.share.${bound}`, { affected: number(count), total: number(total) }),
  };
}
