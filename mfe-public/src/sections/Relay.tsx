import styles from './Relay.module.css';

const waves = [24, 48, 72, 96];

const shore = 'M0 128C26 120 40 138 62 142s34-8 52 6 24 14 36 16 32 6 54 11';
const island = 'M702 170c28 0 34-16 52-28 12-8 20-4 26 4 8 12 12 20 20 22 14 2 22-22 36-20 18 2 20 34 62 43';

/** The upper half of a ring. */
const wave = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 0 1 ${2 * radius} 0`;

/** A drawing of a signal between a shore and an island. */
export function Relay({ label }: { label: string }) {
  return (
    <svg className={styles.relay} viewBox="0 0 960 220" role="img" aria-label={label}>
      {waves.map((radius) => (
        <path key={radius} className={styles.soft} d={wave(150, 164, radius) + wave(800, 168, radius)} />
      ))}
      <path className={styles.land} d={`${shore}L0 200z${island}z`} />
      <path className={styles.soft} d="M0 200Q480 124 960 200M0 210Q480 134 960 210M0 220Q480 144 960 220" />
      <path d={shore + island} />
      <path className={styles.signal} d="M150 164Q470-120 800 168" />
      <circle className={styles.end} cx="150" cy="164" r="4.5" />
      <circle className={styles.end} cx="800" cy="168" r="4.5" />
    </svg>
  );
}
