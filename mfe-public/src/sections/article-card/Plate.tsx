import type { PublicArticleSummary } from '@lens/contracts/articles';
import { Motif } from './motifs';
import styles from './Plate.module.css';

/** Categories about people have a background of sand, the others one of water. */
const peopleCategories: readonly string[] = ['patient-care', 'mission'];

/** A drawing for the card of an article without a picture, by its category. Decorative. */
export function Plate({ slug, categories }: Pick<PublicArticleSummary, 'slug' | 'categories'>) {
  const [category = 'procedures'] = categories;
  return (
    <svg
      className={peopleCategories.includes(category) ? styles.day : styles.night}
      viewBox="0 0 300 160"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <Motif category={category} slug={slug} />
    </svg>
  );
}
