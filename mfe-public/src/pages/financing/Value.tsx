import type { PracticeFigure } from '@lens/contracts/practice-facts';
import { useTranslation } from '@lens/platform/i18n';
import { formatFigureInText } from '../../sections/figure/format-figure';
import { values } from './financing-facts';
import styles from './Value.module.css';

/** Four values in large letters, each with its caveat. */
export function Value({ years }: { years: PracticeFigure }) {
  const { t, i18n } = useTranslation('common');
  const figure = { years: formatFigureInText(years, i18n.language) };
  return (
    <section className={styles.band} aria-labelledby="value-title">
      <div className={styles.page}>
        <header className={styles.head}>
          <h2 id="value-title">{t('financing.value.title')}</h2>
          <p>{t('financing.value.lead')}</p>
        </header>
        <dl className={styles.values}>
          {values.map((name) => (
            <div key={name}>
              <dt>{t(`financing.value.${name}.title`)}</dt>
              <dd className={styles.value}>{t(`financing.value.${name}.value`, figure)}</dd>
              <dd>{t(`financing.value.${name}.text`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
