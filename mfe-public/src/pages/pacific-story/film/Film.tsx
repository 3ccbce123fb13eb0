import { useState } from 'react';
import { useSettings } from '@lens/platform/host';
import { useTranslation } from '@lens/platform/i18n';
import buttons from '@lens/ui/button/button.module.css';
import { PlayIcon } from '@lens/ui/icons/media';
import { SceneImage } from '../../../sections/image/SceneImage';
import { DrawnFilm } from './DrawnFilm';
import { addressOf } from './film-host';
import { HostedFilm } from './HostedFilm';
import { Trouble } from './Trouble';
import styles from './Film.module.css';

/**
 * The film of the missions. The page requests nothing from its host before a visitor presses play. The demo shows a drawn
 * film; any other site without a film shows the picture alone.
 */
export function Film() {
  const { t } = useTranslation('common');
  const { videoId, demo } = useSettings();
  const [isOpen, setOpen] = useState(false);
  const hasFilm = videoId !== null || demo;
  if (hasFilm && isOpen)
    return (
      <section className={styles.band} aria-labelledby="film-title">
        <Title />
        {videoId === null ? <DrawnFilm /> : <HostedFilm id={videoId} />}
      </section>
    );
  return (
    <section className={styles.band} aria-labelledby={hasFilm ? 'film-title' : undefined}>
      {hasFilm ? <Title /> : null}
      <div className={styles.screen}>
        <SceneImage
          name="hero/islands"
          alt={t('home.scenes.islands.alt')}
          sizes="(min-width: 82rem) 82rem, 100vw"
          priority
          className={styles.picture}
        />
        {hasFilm ? <Play id={videoId} onPlay={() => setOpen(true)} /> : null}
      </div>
      {hasFilm ? (
        <div className={styles.notes}>
          <p>{t(videoId === null ? 'pacificStory.film.own' : 'pacificStory.film.privacy')}</p>
          <Trouble />
        </div>
      ) : null}
    </section>
  );
}

function Title() {
  const { t } = useTranslation('common');
  return (
    <h2 id="film-title" className="visually-hidden">
      {t('pacificStory.film.title')}
    </h2>
  );
}

/** Without JavaScript a hosted film is a link to its host; the drawn one needs some. */
function Play({ id, onPlay }: { id: string | null; onPlay: () => void }) {
  const { t } = useTranslation('common');
  const words = (
    <>
      <PlayIcon />
      {t('pacificStory.film.play')}
    </>
  );
  const className = `${buttons.primary} ${styles.play}`;
  if (id === null)
    return (
      <button type="button" className={className} onClick={onPlay}>
        {words}
      </button>
    );
  return (
    <a
      href={addressOf(id)}
      className={className}
      onClick={(event) => {
        event.preventDefault();
        onPlay();
      }}
    >
      {words}
    </a>
  );
}
