import type { PracticeFigure } from '@lens/contracts/practice-facts';
import { useTranslation } from '@lens/platform/i18n';
import { formatFigure } from './format-figure';
import styles from './Figure.module.css';

interface FigureProps extends PracticeFigure {
  /** The value shown at the moment, where it differs from the fact: the place is kept for the fact. */
  shown?: number;
}

/**
 * A number in the page's language, left to right. While it counts, what counts is seen alone: paper, screen readers and
 * whatever else reads the page have the fact, whose width is kept.
 */
export function Figure({ shown, ...fact }: FigureProps) {
  const { i18n } = useTranslation();
  const final = formatFigure(fact, i18n.language);
  return (
    <bdi dir="ltr" className={styles.figure} data-final={final}>
      <span>{final}</span>
      {shown === undefined ? null : (
        <span aria-hidden="true">{formatFigure({ ...fact, value: shown }, i18n.language)}</span>
      )}
    </bdi>
  );
}
