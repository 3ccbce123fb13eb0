import styles from './arcs.module.css';

interface ArcsProps {
  /** How many rings. */
  count?: number;
  /** Rings appear one after the other, once, when the page is shown. */
  draw?: boolean;
  className?: string;
}

/** The site's one ornament: thin concentric rings, iris and ripple at once. Decorative. */
export function Arcs({ count = 5, draw = false, className }: ArcsProps) {
  const radii = Array.from({ length: count }, (_, ring) => Math.round(980 - (ring * 760) / count) / 10);
  return (
    <svg
      className={[styles.arcs, draw && styles.draw, className].filter(Boolean).join(' ')}
      viewBox="0 0 200 200"
      // A taller box has its rings at its end: anchored at the top and reaching down, it never moves as a page grows.
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      {radii.map((radius) => (
        <circle key={radius} cx="100" cy="100" r={radius} pathLength={1} />
      ))}
    </svg>
  );
}
