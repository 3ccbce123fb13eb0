import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '@lens/platform/i18n';
import { SceneImage } from '../image/SceneImage';
import styles from './BeforeAfter.module.css';

/** The first position of the line, in percent from the left. */
const middlePercent = 50;

/** A half narrower than this has no room for its name. */
const minNamedPercent = 25;

function unnamed(line: number): 'before' | 'after' | undefined {
  if (line < minNamedPercent) return 'before';
  return line > 100 - minNamedPercent ? 'after' : undefined;
}

/**
 * A street at night, blurred on one side of a line and sharp on the other. A native range moves the line, so that fingers
 * and arrow keys work. Without JavaScript the two pictures stand side by side.
 */
export function BeforeAfter() {
  const { t } = useTranslation('common');
  const frame = useRef<HTMLDivElement>(null);
  const range = useRef<HTMLInputElement>(null);
  const [line, setLine] = useState(middlePercent);
  // A visitor may have moved the range before hydration; the policy for styles lets only scripts move the line.
  useEffect(() => setLine(range.current?.valueAsNumber ?? middlePercent), []);
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
        defaultValue={middlePercent}
        aria-label={t('gallery.slider')}
        aria-valuetext={t('gallery.position', { percent: 100 - line })}
        onInput={({ currentTarget }) => setLine(currentTarget.valueAsNumber)}
      />
      <span className={styles.line} aria-hidden="true" />
    </div>
  );
}
