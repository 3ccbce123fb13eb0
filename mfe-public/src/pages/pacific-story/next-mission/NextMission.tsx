import { useTranslation } from '@lens/platform/i18n';
import { formatMonth } from '@lens/platform/format-date';
import type { Mission } from './mission';
import styles from './NextMission.module.css';

/** The month of the next mission, or of the last one announced once that is over. Nothing if staff have set none. */
export function NextMission({ mission }: { mission: Mission | null }) {
  const { t, i18n } = useTranslation('common');
  if (!mission) return null;
  const month = formatMonth(new Date(`${mission.month}-01T00:00:00Z`), i18n.language);
  return (
    <aside className={styles.note} aria-labelledby="next-mission-title">
      <h2 id="next-mission-title">
        {t(mission.isOver ? 'pacificStory.next.past' : 'pacificStory.next.title')} <span>{month}</span>
      </h2>
      <p>{t(mission.isOver ? 'pacificStory.next.pastText' : 'pacificStory.next.text')}</p>
    </aside>
  );
}
