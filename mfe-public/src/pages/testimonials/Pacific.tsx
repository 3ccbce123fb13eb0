import { joinList } from '@lens/contracts/join-list';
import { directionOf } from '@lens/contracts/languages';
import type { PublicTestimonial } from '@lens/contracts/testimonials';
import { useTranslation } from '@lens/platform/i18n';
import { SceneImage } from '../../sections/image/SceneImage';
import { InOrder } from '../../sections/InOrder';
import { Acuity } from './Acuity';
import styles from './Pacific.module.css';

/** Stories from the missions, each with what it changed. */
export function Pacific({ stories }: { stories: readonly PublicTestimonial[] }) {
  const { t } = useTranslation('common');
  if (stories.length === 0) return null;
  return (
    <section id="pacific" className={styles.band} aria-labelledby="pacific-title">
      <SceneImage name="hero/islands" alt="" sizes="100vw" className={styles.picture} />
      <div className={styles.page}>
        <header className={styles.head}>
          <h2 id="pacific-title">{t('testimonials.pacific.title')}</h2>
          <p>{t('testimonials.pacific.lead')}</p>
        </header>
        <div className={styles.stories}>
          {stories.map((story) => (
            <article key={story.id} aria-labelledby={`pacific-${story.id}`}>
              <h3>
                <bdi id={`pacific-${story.id}`}>{story.name}</bdi>{' '}
                <small lang={story.written_in.occupation}>
                  {joinList(story.written_in.occupation, story.age, story.occupation)}
                </small>
                <span lang={story.written_in.location}>{story.location}</span>
              </h3>
              <div className={styles.words}>
                <p lang={story.written_in.pacific_story} dir={directionOf(story.written_in.pacific_story)}>
                  <InOrder text={story.pacific_story ?? ''} />
                </p>
                <blockquote lang={story.written_in.quote} dir={directionOf(story.written_in.quote)}>
                  <p>
                    <InOrder text={story.quote} />
                  </p>
                </blockquote>
              </div>
              <div className={styles.outcome}>
                {story.before_vision && story.after_vision ? <Acuity story={story} /> : null}
                {story.impact ? (
                  <dl>
                    <dt>{t('testimonials.pacific.impact')}</dt>
                    <dd lang={story.written_in.impact} dir={directionOf(story.written_in.impact)}>
                      {story.impact}
                    </dd>
                  </dl>
                ) : null}
                <p>{story.procedure_type}</p>
              </div>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
