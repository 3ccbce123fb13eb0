import { useEffect, useRef, useState } from 'react';
import { useSettings } from '@lens/platform/host';
import { useTranslation } from '@lens/platform/i18n';
import buttons from '@lens/ui/button/button.module.css';
import { PlayIcon } from '@lens/ui/icons/media';
import { SceneImage } from '../../../sections/image/SceneImage';
import styles from './Film.module.css';

/** The host's own address that sets no cookie before the film plays. */
const addressOf = (id: string) => `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}`;

/** The film of the missions. Nothing is asked of the film's host until somebody wants to see it. */
export function Film() {
  const { t } = useTranslation('common');
  const { videoId } = useSettings();
  const [isWanted, setWanted] = useState(false);
  return (
    <section className={styles.band} aria-labelledby="film-title">
      <h2 id="film-title" className="visually-hidden">
        {t('pacificStory.film.title')}
      </h2>
      <div className={styles.screen}>
        {videoId && isWanted ? (
          <Player address={addressOf(videoId)} />
        ) : (
          <>
            <SceneImage
              name="hero/islands"
              alt={t('home.scenes.islands.alt')}
              sizes="(min-width: 82rem) 82rem, 100vw"
              priority
              className={styles.picture}
            />
            {videoId ? (
              <a
                href={addressOf(videoId)}
                className={`${buttons.primary} ${styles.play}`}
                onClick={(event) => {
                  event.preventDefault();
                  setWanted(true);
                }}
              >
                <PlayIcon />
                {t('pacificStory.film.play')}
              </a>
            ) : (
              <p className={styles.none}>{t('pacificStory.film.none')}</p>
            )}
          </>
        )}
      </div>
      <div className={styles.notes}>
        {videoId ? <p>{t('pacificStory.film.privacy')}</p> : null}
        <p>{t('pacificStory.film.hint')}</p>
      </div>
    </section>
  );
}

function Player({ address }: { address: string }) {
  const { t } = useTranslation('common');
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const player = frame.current;
    // The link that had the focus is gone.
    player?.focus();
    // React hears only the load of a frame.
    const onError = () => console.error('The video could not be loaded.');
    player?.addEventListener('error', onError);
    return () => player?.removeEventListener('error', onError);
  }, []);
  return (
    <iframe
      ref={frame}
      src={address}
      title={t('pacificStory.film.title')}
      allow="fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      onLoad={() => console.info('The video has loaded.')}
    />
  );
}
