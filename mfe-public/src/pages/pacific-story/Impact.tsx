import { useTranslation } from '@lens/platform/i18n';
import { Figure } from '../../sections/figure/Figure';
import { Spans } from '../../sections/spans/Spans';
import { impactKeys, type ImpactFigures } from './pacific-facts';
import styles from './Impact.module.css';

/** The figures of the missions. */
export function Impact({ figures }: { figures: ImpactFigures }) {
  const { t } = useTranslation('common');
  return (
    <section className={styles.band} aria-labelledby="impact-title">
      <h2 id="impact-title">{t('pacificStory.impact.title')}</h2>
      <dl className={styles.figures}>
        {impactKeys.map((key) => (
          <div key={key}>
            <dt>{t(`pacificStory.impact.${key}`)}</dt>
            <dd>
              <Figure {...figures[key]} />
            </dd>
          </div>
        ))}
      </dl>
      <p>
        <Spans text={t('pacificStory.impact.basis')} />
      </p>
    </section>
  );
}
