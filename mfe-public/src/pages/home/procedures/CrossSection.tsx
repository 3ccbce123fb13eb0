import type { ProcedureName } from './procedure-facts';
import styles from './CrossSection.module.css';

const front = 'M16 148C52 52 106 20 160 20s108 32 144 128';
const back = 'M38 148C68 72 112 44 160 44s92 28 122 104';
const flap = 'M92 41C112 24 136 16 160 16c24 0 46 6 64 12';

/** The front of the eye in cross-section, the same for every procedure, with the part that the procedure changes lit. */
export function CrossSection({ lit, label }: { lit: ProcedureName; label: string }) {
  return (
    <svg className={styles.eye} viewBox="0 0 320 220" role="img" aria-label={label}>
      <path
        className={styles.fill}
        d="M16 148C52 52 106 20 160 20s108 32 144 128h-22C252 72 208 44 160 44S68 72 38 148z"
      />
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
      <path d="M38 150c24 2 50 2 78 8M282 150c-24 2-50 2-78 8" className={styles.iris} />
      <path
        d="M92 184c12-20 40-30 68-30s56 10 68 30c-12 18-40 27-68 27s-56-9-68-27z"
        className={styles.natural}
      />
      {lit === 'lasik' ? (
        <>
          <path className={styles.lit} d="M96 46C116 34 138 29 160 29s44 5 64 17" />
          <path className={styles.flap} d={flap} transform="rotate(-13 92 41)" />
        </>
      ) : null}
      {lit === 'prk' ? <path className={styles.lit} d="M84 42C108 26 134 20 160 20s52 6 76 22" /> : null}
      {lit === 'icl' ? <path className={styles.lit} d="M104 160c18-11 38-15 56-15s38 4 56 15" /> : null}
    </svg>
  );
}
