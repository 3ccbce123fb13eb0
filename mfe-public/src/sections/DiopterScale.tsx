import styles from './DiopterScale.module.css';

interface Reach {
  name: string;
  /** The reach in words, for readers who do not see the drawing. */
  text: string;
  /** In diopters, minus for nearsightedness. */
  ranges: readonly { from: number; to: number }[];
  isLit?: boolean;
}

interface DiopterScaleProps {
  caption: string;
  /** The labels of the two ends. */
  ends: { near: string; far: string };
  reaches: readonly Reach[];
}

const scale = { from: -20, to: 10 };
const ticks = [-20, -10, 0, 10];
const signed = (value: number) => (value > 0 ? `+${value}` : String(value));

/** Which prescriptions each procedure reaches, drawn to scale. Numbers run from left to right in every language. */
export function DiopterScale({ caption, ends, reaches }: DiopterScaleProps) {
  return (
    <figure className={styles.scale}>
      <figcaption className="visually-hidden">{caption}</figcaption>
      <dl>
        {reaches.map(({ name, text, ranges, isLit }) => (
          <div key={name} data-lit={isLit ? '' : undefined}>
            <dt>{name}</dt>
            <dd>{text}</dd>
            <dd className={styles.drawing}>
              <svg viewBox="0 0 300 10" preserveAspectRatio="none" aria-hidden="true">
                <path d="M0 5H300" />
                {ranges.map(({ from, to }) => (
                  <rect key={from} x={(from - scale.from) * 10} width={(to - from) * 10} height="10" />
                ))}
              </svg>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.ticks} dir="ltr" aria-hidden="true">
        {ticks.map((tick) => (
          <span key={tick}>{signed(tick)}</span>
        ))}
      </p>
      <p className={styles.ends} aria-hidden="true">
        <span>{ends.near}</span>
        <span>{ends.far}</span>
      </p>
    </figure>
  );
}
