import { languages } from '@lens/contracts/languages';
import type { Statistic } from '@lens/contracts/statistics';
import { ChevronDownIcon } from '@lens/ui/icons/navigation';
import { IconButton } from '@lens/ui/office/IconButton';
import { rowFocusTarget } from '../../components/data-table/use-row-keys';
import { formatFigure } from './format-figure';
import { figurePages } from './figure-pages';
import styles from './Statistics.module.css';

interface FigureRowProps {
  figure: Statistic;
  isFirst: boolean;
  isLast: boolean;
  onEdit: () => void;
  onMove: (step: 1 | -1) => void;
}

/** A figure, the pages that show it, and buttons that move it. */
export function FigureRow({ figure, isFirst, isLast, onEdit, onMove }: FigureRowProps) {
  const label = figure.labels.en;
  const translatedCount = Object.values(figure.labels).filter(Boolean).length;
  return (
    <div className={styles.row}>
      <div className={styles.order}>
        <IconButton label={`Move ${label} up`} aria-disabled={isFirst} onClick={() => onMove(-1)}>
          <ChevronDownIcon className={styles.moveUp} />
        </IconButton>
        <IconButton label={`Move ${label} down`} aria-disabled={isLast} onClick={() => onMove(1)}>
          <ChevronDownIcon />
        </IconButton>
      </div>
      <button type="button" className={styles.edit} {...rowFocusTarget} onClick={onEdit}>
        <span className={styles.figure}>{formatFigure(figure)}</span>
        <span className={styles.label}>{label}</span>
        <span className="visually-hidden">Edit</span>
      </button>
      <p className={styles.languages}>
        {translatedCount} of {languages.length} languages
      </p>
      <FigurePages figureKey={figure.key} />
    </div>
  );
}

/** Links to the public pages that show a figure. */
export const FigurePages = ({ figureKey }: { figureKey: string }) => (
  <p className={styles.places}>
    <span className="visually-hidden">Shown on </span>
    {(figurePages[figureKey] ?? []).map(([page, path]) => (
      <a key={path} href={path} target="_blank" rel="noreferrer">
        {page}
      </a>
    ))}
  </p>
);
