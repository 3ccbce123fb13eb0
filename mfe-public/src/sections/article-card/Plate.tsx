import type { PublicArticleSummary } from '@lens/contracts/articles';
import { dropsOf } from './ripples';
import styles from './Plate.module.css';

/** What is about people has the ground of sand, what is about light that of water. */
const ofPeople: readonly string[] = ['patient-care', 'mission'];

const rings = [9, 21, 35, 51, 69, 89, 111, 135];

/** Rings of two drops that run into each other. Decorative. */
export function Plate({ slug, categories }: Pick<PublicArticleSummary, 'slug' | 'categories'>) {
  const isByDay = categories.some((category) => ofPeople.includes(category));
  return (
    <svg
      className={isByDay ? styles.day : styles.night}
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
