import { useTranslation } from '@lens/platform/i18n';
import { PauseIcon, PlayIcon } from '@lens/ui/icons/media';
import { Scene } from './Scene';
import { scenes } from './scene-names';
import { useRotation } from './rotation';
import styles from './Carousel.module.css';

interface CarouselProps {
  /** Whether the pictures that wait for their turn are rendered yet: the first screen needs one. */
  isDue: boolean;
}

/** The carousel. Its controls appear with React, since they could do nothing before. */
export function Carousel({ isDue }: CarouselProps) {
  const { t } = useTranslation('common');
  const { current, previous, next, playing, ready, show, toggle, hold } = useRotation(scenes.length);

  const placeOf = (index: number) => {
    if (index === current) return 'current';
    if (index === previous) return 'previous';
    return ready && index === next ? 'next' : 'waiting';
  };

  return (
    <div
      role="group"
      aria-roledescription={t('home.scenes.role')}
      aria-label={t('home.scenes.label')}
      className={styles.carousel}
      {...hold}
    >
      <div className={styles.waves} aria-hidden="true">
        <span />
        <span />
        <span />
        <span />
      </div>
      <div className={styles.frame}>
        {(isDue ? scenes : scenes.slice(0, 1)).map((name, index) => (
          <Scene
            key={name}
            name={name}
            place={placeOf(index)}
            isFirst={index === 0}
            entering={previous !== null}
          />
        ))}
      </div>
      <div className={styles.bar}>
        <p className={styles.caption}>{t(`home.scenes.${scenes[current] ?? 'iris'}.caption`)}</p>
        <div className={styles.controls} data-ready={ready ? '' : undefined}>
          <button type="button" className={styles.pause} onClick={toggle}>
            {playing ? <PauseIcon /> : <PlayIcon />}
            <span className="visually-hidden">{t(playing ? 'home.scenes.pause' : 'home.scenes.play')}</span>
          </button>
          {scenes.map((name, index) => (
            <button
              key={name}
              type="button"
              className={styles.dot}
              aria-current={index === current ? 'true' : undefined}
              aria-label={t('home.scenes.show', {
                number: index + 1,
                count: scenes.length,
                caption: t(`home.scenes.${name}.caption`),
              })}
              onClick={() => show(index)}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
