import { useTranslation } from '@lens/platform/i18n';
import { Controls } from './Controls';
import { Scene } from './Scene';
import { scenes } from './scene-names';
import { useRotation } from './rotation';
import styles from './Carousel.module.css';

interface CarouselProps {
  /** Whether to render the other pictures and the controls yet: the first screen needs only one picture. */
  isDue: boolean;
}

/** Five drawings, one after the other. */
export function Carousel({ isDue }: CarouselProps) {
  const { t } = useTranslation('common');
  const { current, previous, next, playing, ready, show, toggle, pauseHandlers } = useRotation(scenes.length);

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
      {...pauseHandlers}
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
        {isDue && (
          <Controls shown={current} isPlaying={playing} isReady={ready} onToggle={toggle} onShow={show} />
        )}
      </div>
    </div>
  );
}
