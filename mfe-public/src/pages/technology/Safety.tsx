import { useTranslation } from '@lens/platform/i18n';
import { useCriticalPart } from '../../sections/critical-part/use-critical-part';
import { standards } from './technology-facts';
import styles from './Safety.module.css';

/** The safety standards, in the order of a day. */
export function Safety() {
  const { t } = useTranslation('common');
  const { attributes, note } = useCriticalPart(['common:technology.safety'], 'safety-title');
  return (
    <section {...attributes} className={styles.band} aria-labelledby="safety-title">
      <div className={styles.page}>
        <header className={styles.head}>
          <h2 id="safety-title">{t('technology.safety.title')}</h2>
          <p>{t('technology.safety.lead')}</p>
          {note}
        </header>
        <ol className={styles.standards}>
          {standards.map((name) => (
            <li key={name}>
              <h3>{t(`technology.safety.${name}.title`)}</h3>
              <p>{t(`technology.safety.${name}.text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
