import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '@lens/platform/i18n';
import { SceneImage } from '../image/SceneImage';
import styles from './BeforeAfter.module.css';

/** Where the line stands at first, in percent from the left. */
const middle = 50;

/** Less of a picture than this, in percent, is too narrow to say its name in. */
const narrow = 25;

function unnamed(line: number): 'before' | 'after' | undefined {
  if (line < narrow) return 'before';
  return line > 100 - narrow ? 'after' : undefined;
}

/**
 * One street at night, blurred on one side of a line and sharp on the other. The line is a native range, so fingers and
 * arrow keys move it; without JavaScript both pictures stand side by side.
 */
export function BeforeAfter() {
  const { t } = useTranslation('common');
  const frame = useRef<HTMLDivElement>(null);
  const range = useRef<HTMLInputElement>(null);
  const [line, setLine] = useState(middle);
  // Somebody may have moved it before the page came to life, and only scripts may style it.
  useEffect(() => setLine(range.current?.valueAsNumber ?? middle), []);
  useEffect(() => frame.current?.style.setProperty('--line-at', `${line}%`), [line]);
  const sizes = '(min-width: 82rem) 82rem, 100vw';
  return (
    <div ref={frame} className={styles.frame} dir="ltr" data-unnamed={unnamed(line)}>
      <figure className={styles.after}>
        <SceneImage
          name="hero/street-after"
          alt={t('gallery.afterAlt')}
          sizes={sizes}
          className={styles.picture}
        />
        <figcaption>{t('gallery.after')}</figcaption>
      </figure>
      <figure className={styles.before}>
        <SceneImage
          name="hero/street-before"
          alt={t('gallery.beforeAlt')}
          sizes={sizes}
          className={styles.picture}
        />
        <figcaption>{t('gallery.before')}</figcaption>
      </figure>
      <input
        ref={range}
        type="range"
        min={0}
        max={100}
        defaultValue={middle}
        aria-label={t('gallery.slider')}
        aria-valuetext={t('gallery.position', { percent: 100 - line })}
        onInput={({ currentTarget }) => setLine(currentTarget.valueAsNumber)}
      />
      <span className={styles.line} aria-hidden="true" />
    </div>
  );
}
