import type { RiskShare } from '@lens/contracts/risk-share';
import styles from './IconArray.module.css';

/** Dots in a row, by how many there are. */
const columnsOf = (total: number) => (total > 100 ? 40 : 20);

/**
 * A path with a point for each dot, one unit apart: a dash without length and with a round cap draws a dot. The lines are a
 * little longer than their dots need, so that rounding loses none.
 */
function pointsPath(count: number, columns: number): string {
  const fullRows = Math.floor(count / columns);
  const rest = count % columns;
  const line = (row: number, dots: number) => `M0 ${row}h${dots - 1 ? dots - 1 : ''}.1`;
  const lines = Array.from({ length: fullRows }, (_, row) => line(row, columns));
  return [...lines, ...(rest > 0 ? [line(fullRows, rest)] : [])].join('');
}

interface IconArrayProps {
  share: RiskShare;
  /** What it shows, in words. */
  label: string;
  className?: string;
}

/** A dot for each of the whole; those concerned are large. Fewer than one is a ring. */
export function IconArray({ share: { count, total, bound }, label, className }: IconArrayProps) {
  const columns = columnsOf(total);
  const concerned = pointsPath(Math.round(count), columns);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`-.5 -.5 ${columns} ${total / columns}`}
      className={className ? `${styles.dots} ${className}` : styles.dots}
    >
      <path d={pointsPath(total, columns)} />
      {concerned ? <path d={concerned} className={styles.concerned} /> : null}
      {concerned && bound === 'fewer' ? <path d={concerned} className={styles.hollow} /> : null}
    </svg>
  );
}
