import { useTranslation } from '@lens/platform/i18n';
import { writtenMonth } from '@lens/platform/written-dates';
import { nextMission } from '../pacific-facts';
import styles from './NextMission.module.css';

/** When the next mission leaves. */
export function NextMission() {
  const { t, i18n } = useTranslation('common');
  const month = writtenMonth(new Date(nextMission), i18n.language);
  return (
    <aside className={styles.note} aria-labelledby="next-mission-title">
      <h2 id="next-mission-title">
        {t('pacificStory.next.title')} <span>{month}</span>
      </h2>
      <p>{t('pacificStory.next.text')}</p>
    </aside>
  );
}
