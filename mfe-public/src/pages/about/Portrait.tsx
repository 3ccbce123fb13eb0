import { useSettings } from '@lens/platform/host';
import { useTranslation } from '@lens/platform/i18n';
import { SceneImage } from '../../sections/image/SceneImage';
import styles from './Portrait.module.css';

/** A drawing of the surgeon. In the demo, its caption says what on this page is invented. */
export function Portrait() {
  const { t } = useTranslation('common');
  const { demo } = useSettings();
  return (
    <figure className={styles.portrait}>
      <SceneImage
        name="people/surgeon"
        alt={t('about.portrait.alt')}
        sizes="(min-width: 64rem) 34rem, 90vw"
        className={styles.picture}
        priority
      />
      {demo ? <figcaption>{t('about.portrait.sample')}</figcaption> : null}
    </figure>
  );
}
