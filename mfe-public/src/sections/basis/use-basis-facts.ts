import type { PublicBasis } from '@lens/contracts/claim-basis';
import type { PracticeFigure } from '@lens/contracts/practice-facts';
import { wilsonInterval } from '@lens/contracts/wilson';
import { useTranslation } from '@lens/platform/i18n';
import { formatDay } from '@lens/platform/format-date';
import { formatFigureInText } from '../figure/format-figure';

type FactName = 'counted' | 'among' | 'interval' | 'period' | 'lost' | 'source';

const plain = { prefix: '', suffix: '' };
const percent = { prefix: '', suffix: '%' };
const oneDecimal = (share: number): number => Math.round(1000 * share) / 10;

/** What is known of a figure, line by line in the page's language. A share has its 95% interval by Wilson's method. */
export function useBasisFacts(
  { suffix }: PracticeFigure,
  { numerator, denominator, from, to, lost, source }: PublicBasis,
): (readonly [name: FactName, text: string])[] {
  const { t, i18n } = useTranslation('common');
  const { language } = i18n;
  const number = (value: number) => formatFigureInText({ ...plain, value }, language);
  const share = (value: number) => formatFigureInText({ ...percent, value: oneDecimal(value) }, language);
  const day = (text: string) => formatDay(new Date(text), language);
  const facts: (readonly [FactName, string])[] = [];
  if (numerator !== null)
    facts.push([
      'counted',
      denominator === null
        ? number(numerator)
        : t('basis.share', { numerator: number(numerator), denominator: number(denominator) }),
    ]);
  else if (denominator !== null) facts.push(['among', number(denominator)]);
  if (numerator !== null && denominator !== null && suffix.startsWith('%')) {
    const { low, high } = wilsonInterval(numerator, denominator);
    facts.push(['interval', t('basis.span', { from: share(low), to: share(high) })]);
  }
  facts.push([
    'period',
    from === null ? t('basis.until', { to: day(to) }) : t('basis.span', { from: day(from), to: day(to) }),
  ]);
  if (lost !== null) facts.push(['lost', number(lost)]);
  facts.push(['source', t(`basis.${source}`)]);
  return facts;
}
