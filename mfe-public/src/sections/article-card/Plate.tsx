import type { PublicArticleSummary } from '@lens/contracts/articles';
import { Motif } from './motifs';
import styles from './Plate.module.css';

/** What is about people has the ground of sand, what is about light that of water. */
const ofPeople: readonly string[] = ['patient-care', 'mission'];

/** What an article without a picture of its own is about, in fine lines. Decorative. */
export function Plate({ slug, categories }: Pick<PublicArticleSummary, 'slug' | 'categories'>) {
  const [category = 'procedures'] = categories;
  return (
    <svg
      className={ofPeople.includes(category) ? styles.day : styles.night}
      viewBox="0 0 300 160"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <Motif category={category} slug={slug} />
    </svg>
  );
}
