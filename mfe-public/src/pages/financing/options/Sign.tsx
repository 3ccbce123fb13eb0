import type { ReactNode } from 'react';
import type { OptionName } from './options-of';
import styles from './Sign.module.css';

const spread = Array.from({ length: 12 }, (_, month) => (month * Math.PI) / 6 - Math.PI / 2);
const place = (angle: number) => ({
  cx: (60 + 44 * Math.cos(angle)).toFixed(2),
  cy: (60 + 44 * Math.sin(angle)).toFixed(2),
});

const drawings: Record<OptionName, ReactNode> = {
  immediate: <circle cx="60" cy="60" r="26" className={styles.whole} />,
  structured: spread.map((angle) => (
    <circle key={angle} {...place(angle)} r="5.5" className={styles.whole} />
  )),
  healthcare: (
    <>
      <circle cx="60" cy="60" r="26" />
      <path d="M60 34a26 26 0 0 1 0 52z" className={styles.whole} />
    </>
  ),
};

/** One sum, twelve parts, or a part before taxes, inside the same ring. Decorative. */
export function Sign({ of }: { of: OptionName }) {
  return (
    <svg className={styles.sign} viewBox="0 0 120 120" aria-hidden="true">
      <circle cx="60" cy="60" r="58" />
      {of === 'structured' ? null : <circle cx="60" cy="60" r="42" />}
      {drawings[of]}
    </svg>
  );
}
