import { useTranslation } from '@lens/platform/i18n';
import { Figure } from '../../../sections/figure/Figure';
import { Spans } from '../../../sections/spans/Spans';
import { headlineKeys, type HeadlineFigures } from '../testimonials-facts';
import styles from './Headline.module.css';

/** Four figures, the first one large, and a note on what they do not say. */
export function Headline({ figures }: { figures: HeadlineFigures }) {
  const { t } = useTranslation('common');
  return (
    <section className={styles.band} aria-labelledby="headline-title">
      <h2 id="headline-title">{t('testimonials.headline.title')}</h2>
      <dl className={styles.figures}>
        {headlineKeys.map((key) => (
          <div key={key}>
            <dt>
              <Spans text={t(`testimonials.headline.${key}`)} />
            </dt>
            <dd>
              <Figure {...figures[key]} />
            </dd>
            {key === 'procedures_performed' ? (
              <dd className={styles.counted}>{t('testimonials.headline.counted')}</dd>
            ) : null}
          </div>
        ))}
      </dl>
      <p>{t('testimonials.headline.basis')}</p>
    </section>
  );
}
