import type { ReactNode } from 'react';
import styles from './DrawnFilm.module.css';

const swell = [0, 1, 2, 3, 4].map((row) => (
  <path
    key={row}
    d={`M-160 ${360 + row * 38}q80-${22 - row * 2} 160 0t160 0 160 0 160 0 160 0 160 0 160 0 160 0`}
  />
));
const halo = [70, 110, 150, 190].map((radius) => <circle key={radius} r={radius} />);
const boat = (
  <g className={styles.boat}>
    <path d="M-54 0h108q-12 26-34 26h-44Q-44 26-54 0Z" className={styles.hull} />
    <path d="M0-6V-96M6-90q46 34 44 80H6Z" />
  </g>
);
const sea = (
  <>
    <g className={styles.halo} transform="translate(690 320)">
      {halo}
    </g>
    <path d="M560 342q60-64 130-66 76 2 150 66Z" className={styles.island} />
    <g className={styles.swell}>{swell}</g>
  </>
);
const ridges = Array.from({ length: 48 }, (_, index) => (
  <path key={index} d="M0-78V-166" transform={`rotate(${index * 7.5})`} />
));

export interface FilmScene {
  name: 'sea' | 'eye' | 'return';
  drawing: ReactNode;
}

/** The film, scene by scene. */
export const scenes: readonly FilmScene[] = [
  {
    name: 'sea',
    drawing: (
      <>
        {sea}
        <g className={styles.out}>{boat}</g>
      </>
    ),
  },
  {
    name: 'eye',
    drawing: (
      <g transform="translate(480 270)">
        <path d="M-360 0Q0-300 360 0 0 300-360 0Z" className={styles.lid} />
        <g className={styles.iris}>{ridges}</g>
        <circle r="172" className={styles.ring} />
        <circle r="72" className={styles.pupil} />
        <path d="M-460-60 0 0M-460 0H0M-460 60 0 0" className={styles.ray} />
        <circle r="7" className={styles.point} />
      </g>
    ),
  },
  {
    name: 'return',
    drawing: (
      <>
        {sea}
        <g className={styles.home}>{boat}</g>
      </>
    ),
  },
];
