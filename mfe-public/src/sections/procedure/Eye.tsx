import type { ReactNode } from 'react';
import styles from './Eye.module.css';

const front = 'M16 148C52 52 106 20 160 20s108 32 144 128';
const back = 'M38 148C68 72 112 44 160 44s92 28 122 104';
const rings = [0.14, 0.28, 0.42];

interface EyeProps {
  label: string;
  /** What a procedure adds or changes, drawn over the eye. */
  children: ReactNode;
}

/** The front of the eye in cross-section, the same wherever it is drawn. */
export function Eye({ label, children }: EyeProps) {
  return (
    <svg className={styles.eye} viewBox="0 -16 320 246" role="img" aria-label={label}>
      <path className={styles.fill} d={`${front}h-22C252 72 208 44 160 44S68 72 38 148z`} />
      <path className={styles.ripple} d="M16 148C6 172 4 200 10 226M304 148c10 24 12 52 6 78" />
      <path className={styles.ripple} d="M40 158l50 38M280 158l-50 38" />
      <path d={front} />
      <path d={back} />
      {rings.map((inset) => (
        <path
          key={inset}
          className={styles.ripple}
          d={back}
          transform={`translate(${160 * inset} ${148 * inset}) scale(${1 - inset})`}
        />
      ))}
      <path d="M38 150c24 1 50 1 80 6M282 150c-24 1-50 1-80 6" className={styles.iris} />
      <path
        d="M90 196c12-20 40-29 70-29s58 9 70 29c-12 19-40 28-70 28s-58-9-70-28z"
        className={styles.natural}
      />
      {children}
    </svg>
  );
}
