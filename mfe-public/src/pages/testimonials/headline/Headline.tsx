import { useTranslation } from '@lens/platform/i18n';
import { Figure } from '../../../sections/figure/Figure';
import { headlineKeys, type HeadlineFigures } from '../testimonials-facts';
import styles from './Headline.module.css';

/** Four figures, the first one large, and what none of them can say. */
export function Headline({ figures }: { figures: HeadlineFigures }) {
  const { t } = useTranslation('common');
  return (
    <section className={styles.band} aria-labelledby="headline-title">
      <h2 id="headline-title">{t('testimonials.headline.title')}</h2>
      <dl className={styles.figures}>
        {headlineKeys.map((key) => (
          <div key={key}>
            <dt>{t(`testimonials.headline.${key}`)}</dt>
            <dd>
              <Figure {...figures[key]} />
            </dd>
          </div>
        ))}
      </dl>
      <p>{t('testimonials.headline.basis')}</p>
    </section>
  );
}
