import { useSettings } from '@lens/platform/host';
import { Arcs } from '@lens/ui/arcs/Arcs';
import styles from './Quote.module.css';

interface QuoteProps {
  /** What the words are about, where they are a section of their own. */
  title?: string;
  text: string;
  /** Said plainly where the words are invented. */
  note?: string;
  /** `margin` hangs its mark in the margin; `water` fills the width, on dark ground. */
  place: 'margin' | 'water';
}

/** The surgeon's own words. */
export function Quote({ title, text, note, place }: QuoteProps) {
  const { surgeon } = useSettings();
  // Words without a title are part of what stands before them: a section has a heading.
  const Frame = title ? 'section' : 'div';
  return (
    <Frame className={styles[place]} aria-labelledby={title ? 'quote-title' : undefined}>
      {place === 'water' ? <Arcs count={9} className={styles.arcs} /> : null}
      <div className={styles.page}>
        {title ? <h2 id="quote-title">{title}</h2> : null}
        <figure>
          <blockquote>
            <p>{text}</p>
          </blockquote>
          <figcaption>
            <bdi>{surgeon}</bdi>
            {note ? <small>{note}</small> : null}
          </figcaption>
        </figure>
      </div>
    </Frame>
  );
}
