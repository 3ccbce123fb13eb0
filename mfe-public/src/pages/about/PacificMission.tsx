import { useTranslation } from '@lens/platform/i18n';
import { Figure } from '../../sections/figure/Figure';
import { formatFigureInText } from '../../sections/figure/format-figure';
import { SceneImage } from '../../sections/image/SceneImage';
import { pacificFigures, type AboutFigures } from './about-facts';
import styles from './PacificMission.module.css';

/** The reason for the mission, and its figures. */
export function PacificMission({ figures }: { figures: AboutFigures }) {
  const { t, i18n } = useTranslation('common');
  const missions = formatFigureInText(figures.guam_missions, i18n.language);
  return (
    <section id="pacific" className={styles.band} aria-labelledby="pacific-title">
      <SceneImage name="pacific/arrival" alt="" sizes="100vw" className={styles.picture} />
      <div className={styles.page}>
        <div className={styles.story}>
          <h2 id="pacific-title">{t('about.pacific.title')}</h2>
          <p>{t('about.pacific.need')}</p>
          <p>{t('about.pacific.answer', { missions })}</p>
        </div>
        <dl className={styles.figures}>
          {pacificFigures.map((key) => (
            <div key={key}>
              <dt>{t(`about.pacific.${key}`)}</dt>
              <dd>
                {key === 'travel_cost_saved' ? <small>{t('about.pacific.about')} </small> : null}
                <Figure {...figures[key]} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
