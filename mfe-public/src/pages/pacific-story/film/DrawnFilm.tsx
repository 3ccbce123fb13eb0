import { useEffect, useRef } from 'react';
import { useTranslation } from '@lens/platform/i18n';
import { PauseIcon, PlayIcon } from '@lens/ui/icons/media';
import { scenes } from './scenes';
import { useFilm } from './use-film';
import styles from './DrawnFilm.module.css';

/** Three drawn scenes, one after another, each with its sentence, and controls to pause and replay. */
export function DrawnFilm() {
  const { t } = useTranslation('common');
  const { shown, isPlaying, show, toggle } = useFilm();
  const screen = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    screen.current?.focus();
    console.info('The video has loaded.');
  }, []);
  const { name, drawing } = scenes[shown]!;
  return (
    <div
      ref={screen}
      tabIndex={-1}
      role="group"
      aria-labelledby="film-title"
      className={styles.film}
      data-rests={isPlaying ? undefined : ''}
    >
      <svg key={name} viewBox="0 0 960 540" aria-hidden="true" data-scene={name}>
        {drawing}
      </svg>
      <div className={styles.words}>
        {/* Room for the longest sentence, so that nothing below moves while the film plays. */}
        {scenes.map((scene) => (
          <span key={scene.name} data-text={t(`pacificStory.film.scenes.${scene.name}`)} aria-hidden="true" />
        ))}
        <p aria-live="polite">{t(`pacificStory.film.scenes.${name}`)}</p>
      </div>
      <div className={styles.controls}>
        <button
          type="button"
          className={styles.toggle}
          aria-label={t(isPlaying ? 'pacificStory.film.pause' : 'pacificStory.film.play')}
          onClick={toggle}
        >
          {isPlaying ? <PauseIcon /> : <PlayIcon />}
        </button>
        <ol>
          {scenes.map((scene, index) => (
            <li key={scene.name}>
              <button
                type="button"
                aria-current={index === shown ? 'step' : undefined}
                aria-label={t(`pacificStory.film.scenes.${scene.name}`)}
                onClick={() => show(index)}
              />
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
