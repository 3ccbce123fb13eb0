import { useTranslation } from '@lens/platform/i18n';
import { Drawing } from '../../../sections/drawing/Drawing';
import styles from './Pictures.module.css';

const scenes = {
  arrival: 'hero/islands',
  clinic: 'hero/suite',
  training: 'hero/wavefront',
  night: 'hero/street-after',
} as const;
const names = Object.keys(scenes) as (keyof typeof scenes)[];

/** What a mission looks like, drawn: whoever is treated there is not shown. */
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
            <Drawing
              file={scenes[name]}
              alt={t(`pacificStory.pictures.${name}.alt`)}
              sizes="(min-width: 64rem) 60vw, 100vw"
            />
            <figcaption>{t(`pacificStory.pictures.${name}.caption`)}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
