import type { ProcedureName } from './procedure-facts';
import styles from './CrossSection.module.css';

const front = 'M16 148C52 52 106 20 160 20s108 32 144 128';
const back = 'M38 148C68 72 112 44 160 44s92 28 122 104';
const flap = 'M92 41C112 24 136 16 160 16c24 0 46 6 64 12';

/** The front of the eye in cross-section, the same for every procedure, with the part that the procedure changes lit. */
export function CrossSection({ lit, label }: { lit: ProcedureName; label: string }) {
  return (
    <svg className={styles.eye} viewBox="0 -16 320 246" role="img" aria-label={label}>
      <path
        className={styles.fill}
        d="M16 148C52 52 106 20 160 20s108 32 144 128h-22C252 72 208 44 160 44S68 72 38 148z"
      />
      <path className={styles.ripple} d="M16 148C6 172 4 200 10 226M304 148c10 24 12 52 6 78" />
      <path className={styles.ripple} d="M40 158l50 38M280 158l-50 38" />
      <path d={front} />
      <path d={back} />
      {[0, 1, 2].map((ring) => (
        <path
          key={ring}
          className={styles.ripple}
          d={back}
          transform={`translate(${160 * (0.14 + ring * 0.14)} ${148 * (0.14 + ring * 0.14)}) scale(${0.86 - ring * 0.14})`}
        />
      ))}
      <path d="M38 150c24 1 50 1 80 6M282 150c-24 1-50 1-80 6" className={styles.iris} />
      <path
        d="M90 196c12-20 40-29 70-29s58 9 70 29c-12 19-40 28-70 28s-58-9-70-28z"
        className={styles.natural}
      />
      {lit === 'lasik' ? (
        <>
          <path className={styles.lit} d="M96 46C116 34 138 29 160 29s44 5 64 17" />
          <path className={styles.flap} d={flap} transform="rotate(-13 92 41)" />
        </>
      ) : null}
      {lit === 'prk' ? <path className={styles.lit} d="M84 42C108 26 134 20 160 20s52 6 76 22" /> : null}
      {lit === 'icl' ? <path className={styles.lit} d="M102 173c18-10 38-14 58-14s40 4 58 14" /> : null}
    </svg>
  );
}
