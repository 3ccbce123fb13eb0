import { joinList } from '@lens/contracts/join-list';
import { directionOf } from '@lens/contracts/languages';
import type { PublicTestimonial } from '@lens/contracts/testimonials';
import { useTranslation } from '@lens/platform/i18n';
import { InOrder } from '../../sections/InOrder';
import { Acuity } from './Acuity';
import styles from './LongStories.module.css';

/** Stories at length: sight before and after, a quote, and the person. */
export function LongStories({ stories }: { stories: readonly PublicTestimonial[] }) {
  const { t } = useTranslation('common');
  if (stories.length === 0) return null;
  return (
    <section className={styles.stories} aria-labelledby="long-stories-title">
      <h3 id="long-stories-title" className="visually-hidden">
        {t('testimonials.told.title')}
      </h3>
      {stories.some(({ video_available }) => video_available) ? null : (
        <p className={styles.words}>{t('testimonials.told.noFilms')}</p>
      )}
      {stories.map((story) => (
        <figure key={story.id} className={styles.story}>
          <Acuity story={story} />
          <blockquote lang={story.written_in.quote} dir={directionOf(story.written_in.quote)}>
            <p>
              <InOrder text={story.quote} />
            </p>
          </blockquote>
          {story.key_benefits.length > 0 ? (
            <ul lang={story.written_in.key_benefits} dir={directionOf(story.written_in.key_benefits)}>
              {story.key_benefits.map((benefit) => (
                <li key={benefit}>
                  <InOrder text={benefit} />
                </li>
              ))}
            </ul>
          ) : null}
          <figcaption>
            <strong>
              <bdi>{story.name}</bdi>
            </strong>
            <span lang={story.written_in.occupation}>
              {joinList(story.written_in.occupation, story.age, story.occupation)}
            </span>
            <span lang={story.written_in.location}>{story.location}</span>
            <span>{story.procedure_type}</span>
            {story.video_available ? <small>{t('testimonials.told.film')}</small> : null}
          </figcaption>
        </figure>
      ))}
    </section>
  );
}
