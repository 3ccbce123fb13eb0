import { useTranslation } from '@lens/platform/i18n';
import { Figure } from '../../sections/figure/Figure';
import { Spans } from '../../sections/spans/Spans';
import { impactFigures, type AboutFigures } from './about-facts';
import styles from './Impact.module.css';

/** The figures of the practice, each with a note on what it does not say. */
export function Impact({ figures }: { figures: AboutFigures }) {
  const { t } = useTranslation('common');
  return (
    <section id="impact" className={styles.band} aria-labelledby="impact-title">
      <header className={styles.head}>
        <h2 id="impact-title">{t('about.impact.title')}</h2>
        <p>{t('about.impact.note')}</p>
      </header>
      <ul className={styles.figures}>
        {impactFigures.map((key) => (
          <li key={key}>
            <strong>
              <Figure {...figures[key]} />
            </strong>{' '}
            <b>
              <Spans text={t(`about.impact.${key}.label`)} />
            </b>
            <p>{t(`about.impact.${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
