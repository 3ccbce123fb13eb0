import { useEffect, useRef } from 'react';
import { useTranslation } from '@lens/platform/i18n';
import { playerOf } from './film-host';
import { usePlayer } from './use-player';
import { Trouble } from './Trouble';
import styles from './Film.module.css';

/** The player of the film's host, and help if it does not load. */
export function HostedFilm({ id }: { id: string }) {
  const { t } = useTranslation('common');
  const frame = useRef<HTMLIFrameElement>(null);
  const state = usePlayer(frame);
  // The link that had the focus is gone.
  useEffect(() => frame.current?.focus(), []);
  return (
    <>
      <div className={styles.screen}>
        <iframe
          ref={frame}
          src={playerOf(id)}
          title={t('pacificStory.film.title')}
          allow="fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      </div>
      <div className={styles.notes}>
        <p>{t('pacificStory.film.privacy')}</p>
        <div role="alert">{state === 'failed' ? <p>{t('pacificStory.film.failed')}</p> : null}</div>
        <Trouble key={state} open={state === 'failed'} />
      </div>
    </>
  );
}
