import type { MediaDetail } from '@lens/contracts/media';
import styles from './Media.module.css';

type Point = MediaDetail['focal_point'];

interface FocalPointProps {
  picture: MediaDetail;
  value: Point;
  onChange: (point: Point) => void;
}

const step = 0.02;
const keySteps: Record<string, Point> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
};
const toShare = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 100) / 100;

/** The part that stays visible when the picture is cropped, set by a click or with the arrow keys. */
export function FocalPoint({ picture: { variants, width, height }, value, onChange }: FocalPointProps) {
  const variant = variants.filter(({ format }) => format === 'webp').at(-1) ?? variants.at(-1);
  if (!variant) return <p className={styles.hint}>The picture is being prepared.</p>;
  const percent = (share: number) => `${Math.round(share * 100)}%`;
  return (
    <figure className={styles.focal}>
      <button
        type="button"
        className={styles.picture}
        aria-label={`Focal point: ${percent(value.x)} from the left, ${percent(value.y)} from the top`}
        onClick={({ clientX, clientY, currentTarget, detail }) => {
          if (detail === 0) return;
          const box = currentTarget.getBoundingClientRect();
          onChange({ x: toShare((clientX - box.x) / box.width), y: toShare((clientY - box.y) / box.height) });
        }}
        onKeyDown={(event) => {
          const move = keySteps[event.key];
          if (!move) return;
          event.preventDefault();
          onChange({ x: toShare(value.x + move.x), y: toShare(value.y + move.y) });
        }}
      >
        <img src={variant.url} alt="" width={width} height={height} />
        <span
          className={styles.point}
          style={{ insetInlineStart: percent(value.x), insetBlockStart: percent(value.y) }}
        />
      </button>
      <figcaption className={styles.hint}>
        Click the part that must stay visible, or use the arrow keys.
      </figcaption>
    </figure>
  );
}
