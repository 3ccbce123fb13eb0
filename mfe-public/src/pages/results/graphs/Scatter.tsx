import { cellDiopters, type CorrectionCell } from '@lens/contracts/outcome-counts';
import styles from './Graphs.module.css';

const size = { width: 360, height: 348 };
const plot = { left: 30, top: 10, right: 352, bottom: 332 };
const tickDiopters = 2;

/** Attempted and achieved correction: a circle for each cell, the larger the more eyes. On the line both are equal. */
export function Scatter({ cells }: { cells: readonly CorrectionCell[] }) {
  const corrections = cells.flatMap(([attempted, achieved]) => [
    attempted * cellDiopters,
    achieved * cellDiopters,
  ]);
  const low = Math.floor(Math.min(...corrections, 0) / tickDiopters) * tickDiopters;
  const high = Math.ceil(Math.max(...corrections, tickDiopters) / tickDiopters) * tickDiopters;
  const most = Math.max(...cells.map(([, , eyes]) => eyes), 1);
  const share = (diopters: number) => (diopters - low) / (high - low);
  const x = (diopters: number) =>
    Math.round((plot.left + share(diopters) * (plot.right - plot.left)) * 10) / 10;
  const y = (diopters: number) =>
    Math.round((plot.bottom - share(diopters) * (plot.bottom - plot.top)) * 10) / 10;
  const every = high - low > 12 ? 2 * tickDiopters : tickDiopters;
  const ticks = Array.from(
    { length: Math.floor((high - low) / every) + 1 },
    (_, index) => low + index * every,
  );
  const diagonal = (offset: number) => `M${x(low)} ${y(low + offset)}L${x(high)} ${y(high + offset)}`;
  return (
    <svg
      className={styles.graph}
      viewBox={`0 0 ${size.width} ${size.height}`}
      direction="ltr"
      aria-hidden="true"
    >
      {ticks.map((tick) => (
        <g key={tick} className={styles.grid}>
          <path d={`M${x(tick)} ${plot.top}V${plot.bottom}M${plot.left} ${y(tick)}H${plot.right}`} />
          <text x={plot.left - 4} y={y(tick) + 3} textAnchor="end">
            {tick}
          </text>
          <text x={x(tick)} y={plot.bottom + 13} textAnchor="middle">
            {tick}
          </text>
        </g>
      ))}
      <path className={styles.equal} d={diagonal(0)} />
      <g className={styles.cells}>
        {cells.map(([attempted, achieved, eyes]) => (
          <circle
            key={`${attempted} ${achieved}`}
            cx={x(attempted * cellDiopters)}
            cy={y(achieved * cellDiopters)}
            r={Math.round((1.2 + 4.4 * Math.sqrt(eyes / most)) * 10) / 10}
          />
        ))}
      </g>
    </svg>
  );
}
