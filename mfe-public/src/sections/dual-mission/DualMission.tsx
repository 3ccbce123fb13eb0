import { useTranslation } from '@lens/platform/i18n';
import { Arcs } from '@lens/ui/arcs/Arcs';
import styles from './DualMission.module.css';

const practice = ['facility', 'correction', 'residency', 'research'] as const;
const pacific = ['guam', 'mobile', 'training', 'telemedicine', 'systems'] as const;

/** The practice and the mission side by side, with one set of rings across both. */
export function DualMission() {
  const { t } = useTranslation('common');
  return (
    <section id="dual-mission" className={styles.band} aria-labelledby="dual-mission-title">
      <div className={styles.shore}>
        <Arcs count={7} className={styles.arcs} />
        <header className={styles.head}>
          <h2 id="dual-mission-title">{t('dualMission.title')}</h2>
          <p>{t('dualMission.lead')}</p>
        </header>
        <div>
          <h3>{t('dualMission.practice.title')}</h3>
          <ul>
            {practice.map((name) => (
              <li key={name}>
                <strong>{t(`dualMission.practice.${name}.title`)}</strong>{' '}
                <span>{t(`dualMission.practice.${name}.text`)}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className={styles.sea}>
        <Arcs count={7} className={styles.arcs} />
        <div className={styles.mission}>
          <h3>{t('dualMission.pacific.title')}</h3>
          <ul>
            {pacific.map((name) => (
              <li key={name}>
                <strong>{t(`dualMission.pacific.${name}.title`)}</strong>{' '}
                <span>{t(`dualMission.pacific.${name}.text`)}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
