import { listSeparator, joinList } from '@lens/contracts/join-list';
import { directionOf } from '@lens/contracts/languages';
import type { PublicTestimonial } from '@lens/contracts/testimonials';
import { useTranslation } from '@lens/platform/i18n';
import { InOrder } from '../InOrder';
import styles from './Story.module.css';

/** A testimonial with sight before and after. */
export function Story({ story }: { story: PublicTestimonial }) {
  const { t, i18n } = useTranslation('common');
  const { name, age, occupation, location, before_vision, after_vision, procedure_type } = story;
  const { written_in } = story;
  const who = joinList(written_in.occupation, age, occupation);
  return (
    <figure className={styles.story}>
      {before_vision && after_vision ? (
        <dl className={styles.acuity}>
          <div>
            <dt>{t('stories.before')}</dt>
            <dd>
              <bdi dir="ltr">{before_vision}</bdi>
            </dd>
          </div>
          <div>
            <dt>{t('stories.after')}</dt>
            <dd>
              <bdi dir="ltr">{after_vision}</bdi>
            </dd>
          </div>
        </dl>
      ) : null}
      <blockquote lang={written_in.quote} dir={directionOf(written_in.quote)}>
        <p>
          <InOrder text={story.quote} />
        </p>
      </blockquote>
      {story.key_benefits.length > 0 ? (
        <ul lang={written_in.key_benefits} dir={directionOf(written_in.key_benefits)}>
          {story.key_benefits.map((benefit) => (
            <li key={benefit}>
              <InOrder text={benefit} />
            </li>
          ))}
        </ul>
      ) : null}
      <figcaption>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <span>
          {who ? (
            <>
              <bdi lang={written_in.occupation}>{who}</bdi>
              {location ? listSeparator(i18n.language) : '. '}
            </>
          ) : null}
          {location ? (
            <>
              <bdi lang={written_in.location}>{location}</bdi>.{' '}
            </>
          ) : null}
          {procedure_type}
        </span>
      </figcaption>
    </figure>
  );
}
