import type { ReactNode } from 'react';
import type { Procedure } from '@lens/contracts/procedures';
import styles from './layers.module.css';

const flap = 'M92 41C112 24 136 16 160 16c24 0 46 6 64 12';
const surface = 'M84 42C108 26 134 20 160 20s52 6 76 22';
const bed = 'M96 46C116 34 138 29 160 29s44 5 64 17';
const implant = 'M102 173c18-10 38-14 58-14s40 4 58 14';

const Lit = ({ d }: { d: string }) => <path className={styles.lit} d={d} />;
const Drop = () => (
  <path className={styles.lit} d="M160-10c7 8 10 12 10 16a10 10 0 0 1-20 0c0-4 3-8 10-16z" />
);
const Rays = () => <path className={styles.ray} d="M128-14v44M144-14v40M160-14v38M176-14v40M192-14v44" />;

/** The eye after each procedure. */
export const outcomes: Record<Procedure, ReactNode> = {
  lasik: (
    <>
      <Lit d={bed} />
      <path className={styles.flap} d={flap} transform="rotate(-13 92 41)" />
    </>
  ),
  prk: <Lit d={surface} />,
  icl: <Lit d={implant} />,
};

/** The eye at each step of a procedure. */
export const stages: Record<Procedure, readonly [ReactNode, ReactNode, ReactNode, ReactNode]> = {
  lasik: [
    <Drop key="drop" />,
    <path key="cut" className={styles.cut} d="M84 56C108 38 134 31 160 31s52 7 76 25" />,
    <>
      <Lit d={bed} />
      <Rays />
      <path className={styles.flap} d={flap} transform="rotate(-38 92 41)" />
    </>,
    <path key="closed" className={styles.flap} d="M84 46C108 29 134 23 160 23s52 6 76 23" />,
  ],
  prk: [
    <Drop key="drop" />,
    <path key="cleared" className={styles.cut} d={surface} />,
    <>
      <Lit d={surface} />
      <Rays />
    </>,
    <path key="bandage" className={styles.flap} d="M66 50C98 20 130 10 160 10s62 10 94 40" />,
  ],
  icl: [
    <path key="measured" className={styles.cut} d="M160 20v24M160 44v123M38 148h244" />,
    <path key="opening" className={styles.cut} d="M40 150v34M280 150v34" />,
    <>
      <path className={styles.cut} d="M262 100l30-14" />
      <path className={styles.lit} d="M196 142c16-16 36-30 58-38" />
    </>,
    <Lit key="lens" d={implant} />,
  ],
};
