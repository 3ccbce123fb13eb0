import type { PracticeFigure } from '@lens/contracts/practice-facts';
import { useTranslation } from '@lens/platform/i18n';
import { formatFigure } from './format-figure';
import styles from './Figure.module.css';

interface FigureProps extends PracticeFigure {
  /** The value to display while it counts up. The element keeps the width of the final one. */
  shown?: number;
}

/**
 * A number in the page's language, from left to right. While it counts up, only the screen shows the interim value: screen
 * readers and paper get the final one.
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
