import { languages } from '@lens/contracts/languages';
import type { Statistic } from '@lens/contracts/statistics';
import { ChevronDownIcon } from '@lens/ui/icons/navigation';
import { IconButton } from '@lens/ui/office/IconButton';
import { rowFocusTarget } from '../../components/data-table/use-row-keys';
import { figureText } from './figure-text';
import { places } from './places';
import styles from './Statistics.module.css';

interface FigureRowProps {
  figure: Statistic;
  first: boolean;
  last: boolean;
  onEdit: () => void;
  onMove: (step: 1 | -1) => void;
}

/** A figure as it stands, where it is shown, and its place among the others. */
export function FigureRow({ figure, first, last, onEdit, onMove }: FigureRowProps) {
  const label = figure.labels.en;
  const written = Object.values(figure.labels).filter(Boolean).length;
  return (
    <div className={styles.row}>
      <div className={styles.order}>
        <IconButton label={`Move ${label} up`} aria-disabled={first} onClick={() => onMove(-1)}>
          <ChevronDownIcon className={styles.up} />
        </IconButton>
        <IconButton label={`Move ${label} down`} aria-disabled={last} onClick={() => onMove(1)}>
          <ChevronDownIcon />
        </IconButton>
      </div>
      <button type="button" className={styles.edit} {...rowFocusTarget} onClick={onEdit}>
        <span className={styles.figure}>{figureText(figure)}</span>
        <span className={styles.label}>{label}</span>
        <span className="visually-hidden">Edit</span>
      </button>
      <p className={styles.languages}>
        {written} of {languages.length} languages
      </p>
      <Places of={figure.key} />
    </div>
  );
}

/** The pages that show a figure, to be looked at in another tab. */
export const Places = ({ of }: { of: string }) => (
  <p className={styles.places}>
    <span className="visually-hidden">Shown on </span>
    {(places[of] ?? []).map(([page, path]) => (
      <a key={path} href={path} target="_blank" rel="noreferrer">
        {page}
      </a>
    ))}
  </p>
);
