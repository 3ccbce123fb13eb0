import type { PublicTestimonial } from '@lens/contracts/testimonials';
import { useTranslation } from '@lens/platform/i18n';
import { Story } from './Story';
import styles from './Stories.module.css';

interface StoriesProps {
  title: string;
  stories: readonly PublicTestimonial[];
}

/** Testimonials; nothing without any. */
export function Stories({ title, stories }: StoriesProps) {
  const { t } = useTranslation('common');
  if (stories.length === 0) return null;
  return (
    <section className={styles.band} aria-labelledby="stories-title">
      <header className={styles.head}>
        <h2 id="stories-title">{title}</h2>
        {stories.some(({ is_sample }) => is_sample) ? <p>{t('stories.samples')}</p> : null}
      </header>
      <div className={styles.stories}>
        {stories.map((story) => (
          <Story key={story.id} story={story} />
        ))}
      </div>
    </section>
  );
}
