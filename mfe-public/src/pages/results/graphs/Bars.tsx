import { scaleTop, type GraphClass } from './graph-data';
import styles from './Graphs.module.css';

interface BarsProps {
  classes: readonly GraphClass[];
  /** Percentages by class: of one group of eyes, or of the same eyes after and before. */
  series: readonly (readonly number[])[];
}

const width = 360;
/** Of a line of labels. */
const lineHeight = 11;
const plot = { left: 30, top: 14, right: 356, bottom: 188 };
const names = ['after', 'before'] as const;

/** Bars in percent of eyes. They run from left to right in every language, as numbers do. */
export function Bars({ classes, series }: BarsProps) {
  const top = scaleTop(series.flat());
  const step = (plot.right - plot.left) / classes.length;
  const bar = (step * 0.78) / series.length;
  const heightOf = (percentage: number) => ((plot.bottom - plot.top) * percentage) / top;
  return (
    <svg
      className={styles.graph}
      viewBox={`0 0 ${width} ${plot.bottom + 6 + lineHeight * Math.max(...classes.map(({ label }) => label.length))}`}
      direction="ltr"
      aria-hidden="true"
    >
      {[0, 0.25, 0.5, 0.75, 1].map((part) => {
        const y = plot.bottom - (plot.bottom - plot.top) * part;
        return (
          <g key={part} className={styles.grid}>
            <path d={`M${plot.left} ${y}H${plot.right}`} />
            <text x={plot.left - 4} y={y + 3} textAnchor="end">
              {top * part}
            </text>
          </g>
        );
      })}
      {series.map((percentages, of) => (
        <g key={names[of]} className={styles[names[of]!]}>
          {percentages.map((percentage, index) => {
            const height = heightOf(percentage);
            const x = plot.left + step * index + step * 0.11 + bar * of;
            return (
              <g key={classes[index]!.name}>
                <rect
                  x={round(x)}
                  y={round(plot.bottom - height)}
                  width={round(bar)}
                  height={round(height)}
                />
                {series.length === 1 && percentage >= 0.5 ? (
                  <text x={round(x + bar / 2)} y={round(plot.bottom - height - 3)} textAnchor="middle">
                    {Math.round(percentage)}
                  </text>
                ) : null}
              </g>
            );
          })}
        </g>
      ))}
      <g className={styles.labels}>
        {classes.map(({ label, name }, index) => (
          <text key={name} textAnchor="middle">
            {label.map((line, of) => (
              <tspan
                key={line}
                x={round(plot.left + step * (index + 0.5))}
                y={plot.bottom + 2 + lineHeight * (of + 1)}
              >
                {line}
              </tspan>
            ))}
          </text>
        ))}
      </g>
    </svg>
  );
}

/** Tenths of a unit are finer than a pixel. */
const round = (length: number): number => Math.round(length * 10) / 10;
