import styles from './arcs.module.css';

interface ArcsProps {
  /** The number of rings. */
  count?: number;
  /** Whether the rings are drawn one after the other when the page appears. */
  draw?: boolean;
  className?: string;
}

/** The ornament of the site: thin concentric rings, like an iris or ripples. It is decorative. */
export function Arcs({ count = 5, draw = false, className }: ArcsProps) {
  const radii = Array.from({ length: count }, (_, ring) => Math.round(980 - (ring * 760) / count) / 10);
  return (
    <svg
      className={[styles.arcs, draw && styles.draw, className].filter(Boolean).join(' ')}
      viewBox="0 0 200 200"
      // In a taller box the rings are at its bottom, so a box that starts at the top never moves as the page grows.
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      {radii.map((radius) => (
        <circle key={radius} cx="100" cy="100" r={radius} pathLength={1} />
      ))}
    </svg>
  );
}
