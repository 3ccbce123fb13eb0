import { useSettings } from '@lens/platform/host';
import { Arcs } from '@lens/ui/arcs/Arcs';
import styles from './Quote.module.css';

interface QuoteProps {
  /** The heading, if the quote is a section. */
  title?: string;
  text: string;
  /** For invented quotes: a note that says so. */
  note?: string;
  /** `margin` hangs its mark in the margin; `water` fills the width, on dark ground. */
  place: 'margin' | 'water';
}

/** A quote of the surgeon. */
export function Quote({ title, text, note, place }: QuoteProps) {
  const { surgeon } = useSettings();
  // Each section needs a heading: a quote without one belongs to the content before it.
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
