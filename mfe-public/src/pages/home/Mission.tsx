import { useTranslation } from '@lens/platform/i18n';

import { Figure } from '../../sections/figure/Figure';
import { SceneImage } from '../../sections/image/SceneImage';
import type { HomeFigures } from './facts';
import styles from './Mission.module.css';

const shown = ['pacific_islands', 'guam_missions', 'guam_procedures'] as const;

export function Mission({ figures }: { figures: HomeFigures }) {
  const { t } = useTranslation('common');
  return (
    <section className={styles.band} aria-labelledby="mission-title">
      <SceneImage
        name="hero/islands"
        alt=""
        sizes="(min-width: 64rem) 55vw, 100vw"
        className={styles.picture}
      />
      <div className={styles.text}>
        <h2 id="mission-title">{t('home.mission.title')}</h2>
        <p>{t('home.mission.text')}</p>
        <dl className={styles.figures}>
          {shown.map((key) => (
            <div key={key}>
              <dt>{t(`home.mission.${key}`)}</dt>
              <dd>
                <Figure {...figures[key]} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
