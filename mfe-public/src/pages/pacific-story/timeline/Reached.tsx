import styles from './Reached.module.css';

const islandCount = 12;
const islands = Array.from({ length: islandCount }, (_, index) => {
  const angle = Math.PI * (1 - (index + 0.5) / islandCount);
  return { cx: (120 + 104 * Math.cos(angle)).toFixed(1), cy: (112 - 92 * Math.sin(angle)).toFixed(1) };
});

/** Islands on the horizon; those that missions had reached by a year are lit. Decorative. */
export const Reached = ({ count }: { count: number }) => (
  <svg
    className={styles.reached}
    viewBox="0 0 240 130"
    aria-hidden="true"
    focusable="false"
    data-reached={count}
  >
    <path d="M6 118q28-9 57 0t57 0 57 0 57 0" />
    <path d="M16 112a104 92 0 0 1 208 0" />
    {islands.map((island, index) => (
      <circle key={island.cx} {...island} r="6" data-lit={index < count || undefined} />
    ))}
    <circle cx="120" cy="112" r="20" />
    <circle cx="120" cy="112" r="7" data-lit />
  </svg>
);
