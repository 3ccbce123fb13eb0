import { useTranslation } from '@lens/platform/i18n';
import { SceneImage } from '../../../sections/image/SceneImage';
import type { SceneName } from './scene-names';
import styles from './Scene.module.css';

interface SceneProps {
  name: SceneName;
  /** Waiting pictures are not laid out, so that they are not fetched. */
  place: 'current' | 'previous' | 'next' | 'waiting';
  isFirst: boolean;
  /** Whether the picture follows another one: then it fades in. */
  entering: boolean;
}

const sizes = '(min-width: 64rem) 60vw, 100vw';

export function Scene({ name, place, isFirst, entering }: SceneProps) {
  const { t } = useTranslation('common');
  return (
    <div className={styles.scene} data-place={place} data-entering={entering ? '' : undefined}>
      <SceneImage name={`hero/${name}`} alt={t(`home.scenes.${name}.alt`)} sizes={sizes} priority={isFirst} />
    </div>
  );
}
