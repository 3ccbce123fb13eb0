import { dropsOf } from './ripples';
import styles from './Plate.module.css';

const rings = [9, 21, 35, 51, 69, 89, 111, 135];

/** Rings of two drops that run into each other. Decorative. */
export function Plate({ slug, className }: { slug: string; className?: string }) {
  return (
    <svg
      className={[styles.plate, className].filter(Boolean).join(' ')}
      viewBox="0 0 300 160"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {dropsOf(slug).map(([x, y]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          {rings.map((radius) => (
            <circle key={radius} r={radius} />
          ))}
        </g>
      ))}
    </svg>
  );
}
