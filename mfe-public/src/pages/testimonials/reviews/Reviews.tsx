import { directionOf } from '@lens/contracts/languages';
import { useTranslation } from '@lens/platform/i18n';
import { InOrder } from '../../../sections/InOrder';
import type { Review } from '../load';
import { formatAgo } from './ago';
import styles from './Reviews.module.css';

/** Short reviews. */
export function Reviews({ reviews }: { reviews: readonly Review[] }) {
  const { t, i18n } = useTranslation('common');
  if (reviews.length === 0) return null;
  return (
    <section id="reviews" className={styles.band} aria-labelledby="reviews-title">
      <h2 id="reviews-title">{t('testimonials.reviews.title')}</h2>
      <div className={styles.reviews}>
        {reviews.map(({ id, name, rating, quote, written_in, procedure_type, ago }) => (
          <figure key={id}>
            <blockquote lang={written_in.quote} dir={directionOf(written_in.quote)}>
              <p>
                <InOrder text={quote} />
              </p>
            </blockquote>
            <figcaption>
              <strong>
                <bdi>{name}</bdi>
              </strong>
              <span>{procedure_type}</span>
              <span>{t('testimonials.reviews.rating', { rating })}</span>
              {ago ? <span>{formatAgo(ago, i18n.language)}</span> : null}
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
