import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '@lens/platform/i18n';
import { scenes } from './scenes';
import styles from './DrawnFilm.module.css';

/** Milliseconds that a scene stays. */
const length = 6000;

/** Three drawn scenes, one after another, each with its sentence; the last one stays. */
export function DrawnFilm() {
  const { t } = useTranslation('common');
  const [shown, setShown] = useState(0);
  const screen = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    screen.current?.focus();
    console.info('The video has loaded.');
  }, []);
  useEffect(() => {
    if (shown === scenes.length - 1) return;
    const next = setTimeout(() => setShown(shown + 1), length);
    return () => clearTimeout(next);
  }, [shown]);
  const { name, drawing } = scenes[shown]!;
  return (
    <div ref={screen} tabIndex={-1} role="group" aria-labelledby="film-title" className={styles.film}>
      <svg key={name} viewBox="0 0 960 540" aria-hidden="true" data-scene={name}>
        {drawing}
      </svg>
      <p aria-live="polite">{t(`pacificStory.film.scenes.${name}`)}</p>
      <ol>
        {scenes.map((scene, index) => (
          <li key={scene.name}>
            <button
              type="button"
              aria-current={index === shown ? 'step' : undefined}
              aria-label={t(`pacificStory.film.scenes.${scene.name}`)}
              onClick={() => setShown(index)}
            />
          </li>
        ))}
      </ol>
    </div>
  );
}
