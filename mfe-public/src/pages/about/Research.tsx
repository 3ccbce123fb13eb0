import type { PracticeFigure } from '@lens/contracts/practice-facts';
import { useTranslation } from '@lens/platform/i18n';
import { Figure } from '../../sections/figure/Figure';
import { priorities } from './about-facts';
import styles from './Research.module.css';

/** The research priorities, and the sum of the grants. */
export function Research({ funding }: { funding: PracticeFigure }) {
  const { t } = useTranslation('common');
  return (
    <section id="research" className={styles.band} aria-labelledby="research-title">
      <h2 id="research-title">{t('about.research.title')}</h2>
      <p className={styles.funding}>
        <strong>
          <Figure {...funding} />
        </strong>{' '}
        {t('about.research.funding')}
      </p>
      <dl className={styles.priorities}>
        {priorities.map((name) => (
          <div key={name}>
            <dt>{t(`about.research.${name}.title`)}</dt>
            <dd>{t(`about.research.${name}.text`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
