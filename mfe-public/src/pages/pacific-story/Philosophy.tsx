import { useTranslation } from '@lens/platform/i18n';
import styles from './Philosophy.module.css';

const principles = ['stay', 'teach', 'refuse'] as const;

/** What the missions are for, in three sentences. */
export function Philosophy() {
  const { t } = useTranslation('common');
  return (
    <section className={styles.band} aria-labelledby="philosophy-title">
      <h2 id="philosophy-title">{t('pacificStory.philosophy.title')}</h2>
      <ol className={styles.principles}>
        {principles.map((name) => (
          <li key={name}>
            <h3>{t(`pacificStory.philosophy.${name}.title`)}</h3>
            <p>{t(`pacificStory.philosophy.${name}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
