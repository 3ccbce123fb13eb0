import { useTranslation } from '@lens/platform/i18n';
import { PauseIcon, PlayIcon } from '@lens/ui/icons/media';
import { scenes } from './scene-names';
import styles from './Controls.module.css';

interface ControlsProps {
  /** The index of the drawing that is shown. */
  shown: number;
  isPlaying: boolean;
  isReady: boolean;
  onToggle: () => void;
  onShow: (index: number) => void;
}

/** The caption of the drawing, and buttons for the others. They appear at hydration, since they could do nothing before. */
export function Controls({ shown, isPlaying, isReady, onToggle, onShow }: ControlsProps) {
  const { t } = useTranslation('common');
  return (
    <>
      <p className={styles.caption}>{t(`home.scenes.${scenes[shown] ?? 'iris'}.caption`)}</p>
      <div className={styles.controls} data-ready={isReady ? '' : undefined}>
        <button type="button" className={styles.pause} onClick={onToggle}>
          {isPlaying ? <PauseIcon /> : <PlayIcon />}
          <span className="visually-hidden">{t(isPlaying ? 'home.scenes.pause' : 'home.scenes.play')}</span>
        </button>
        {scenes.map((name, index) => (
          <button
            key={name}
            type="button"
            className={styles.dot}
            aria-current={index === shown ? 'true' : undefined}
            aria-label={t('home.scenes.show', {
              number: index + 1,
              count: scenes.length,
              caption: t(`home.scenes.${name}.caption`),
            })}
            onClick={() => onShow(index)}
          />
        ))}
      </div>
    </>
  );
}
