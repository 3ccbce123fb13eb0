import type { ReactNode } from 'react';
import type { ArticleCategory } from '@lens/contracts/article-categories';
import { hashBelow } from './hash-below';

const range = (count: number) => Array.from({ length: count }, (_, index) => index);
const at = (angle: number, radius: number) =>
  `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;

/** Two ripples that meet, and the lens between them. */
const innovation = (
  <>
    {range(7).map((ring) => (
      <g key={ring}>
        <circle cx="-64" r={10 + ring * 18} />
        <circle cx="64" r={10 + ring * 18} />
      </g>
    ))}
    <path d="M0-66q42 66 0 132q-42-66 0-132Z" className="lit" />
  </>
);

/** An iris, its fibres running towards the pupil. */
const procedures = (
  <>
    {range(40).map((fibre) => (
      <path key={fibre} d={`M${at((fibre * Math.PI) / 20, 30)}L${at((fibre * Math.PI) / 20, 66)}`} />
    ))}
    <circle r="26" className="lit" />
    <circle r="70" className="lit" />
    <path d="M-150 0Q0-150 150 0 0 150-150 0Z" />
  </>
);

/** A map of heights, as Topography draws one. */
const technology = range(8).map((line) => (
  <ellipse
    key={line}
    cx={line * 4}
    cy={line * -3}
    rx={12 + line * 19}
    ry={8 + line * 11}
    transform={`rotate(${line * 9 - 20})`}
    className={line === 2 ? 'lit' : undefined}
  />
));

/** A lid that opens, line by line. */
const care = (
  <>
    {range(7).map((line) => (
      <path key={line} d={`M-140 20Q0 ${20 - line * 26} 140 20`} className={line === 6 ? 'lit' : undefined} />
    ))}
    <path d="M-140 20Q0 60 140 20" />
  </>
);

/** Islands in a swell. */
const mission = (
  <>
    <path d="M-120-4q40-50 84-50 50 0 90 50M20-4q26-28 56-28 34 0 60 28" className="lit" />
    {range(6).map((row) => (
      <path key={row} d={`M-190 ${row * 15}q24-9 48 0t48 0 48 0 48 0 48 0 48 0 48 0 48 0`} />
    ))}
  </>
);

const motifs: Record<ArticleCategory, ReactNode> = {
  innovation,
  procedures,
  technology,
  'patient-care': care,
  mission,
};

/** The drawing of a category. Its place and size depend on the article, so that two cards do not look the same. */
export function Motif({ category, slug }: { category: ArticleCategory; slug: string }) {
  const [x, y, size] = [
    110 + hashBelow(slug, 80),
    62 + hashBelow(`${slug}-`, 36),
    80 + hashBelow(`-${slug}`, 50),
  ];
  return <g transform={`translate(${x} ${y}) scale(${size / 100})`}>{motifs[category]}</g>;
}

/** The drawing of a category as an icon. */
export const CategoryIcon = ({ category }: { category: ArticleCategory }) => (
  <svg viewBox="-80 -80 160 160" width="24" height="24" aria-hidden="true" focusable="false">
    <g fill="none" stroke="currentColor" strokeWidth="5">
      {icons[category]}
    </g>
  </svg>
);

const icons: Record<ArticleCategory, ReactNode> = {
  innovation: <path d="M-72-34q34 34 0 68M-48-56q56 56 0 112M72-34q-34 34 0 68M48-56q-56 56 0 112" />,
  procedures: <path d="M-74 0Q0-84 74 0 0 84-74 0ZM0-24a24 24 0 1 1-.1 0Z" />,
  technology: <path d="M0-14a20 14 0 1 1-.1 0ZM0-38a46 38 0 1 1-.1 0ZM0-60a72 60 0 1 1-.1 0Z" />,
  'patient-care': <path d="M-70 14Q0-64 70 14M-70 14Q0-20 70 14M-70 14Q0 56 70 14" />,
  mission: (
    <path d="M-60 4q30-52 60-52t60 52M-74 34q18-14 37 0t37 0 37 0 37 0M-74 60q18-14 37 0t37 0 37 0 37 0" />
  ),
};
