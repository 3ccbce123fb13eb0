import { useTranslation } from '@lens/platform/i18n';
import { SceneImage } from '../../sections/image/SceneImage';
import styles from './Pictures.module.css';

const scenes = {
  arrival: 'pacific/arrival',
  clinic: 'pacific/clinic',
  training: 'pacific/training',
  night: 'pacific/night',
} as const;
const names = Object.keys(scenes) as (keyof typeof scenes)[];

/** Drawings of a mission. No picture shows a patient. */
export function Pictures() {
  const { t } = useTranslation('common');
  return (
    <section className={styles.band} aria-labelledby="pictures-title">
      <header className={styles.head}>
        <h2 id="pictures-title">{t('pacificStory.pictures.title')}</h2>
        <p>{t('pacificStory.pictures.lead')}</p>
      </header>
      <div className={styles.grid}>
        {names.map((name) => (
          <figure key={name}>
            <SceneImage
              name={scenes[name]}
              alt={t(`pacificStory.pictures.${name}.alt`)}
              sizes="(min-width: 64rem) 60vw, 100vw"
              className={styles.picture}
            />
            <figcaption>{t(`pacificStory.pictures.${name}.caption`)}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
