import { pluralize } from '@lens/platform/pluralize';
import editor from '../Editor.module.css';
import { describeDifference, labelOf } from './labels';
import { MarkedText } from './MarkedText';
import { useDifferences } from './use-differences';
import styles from './BackTranslation.module.css';

interface ComparedTextsProps {
  /** `Korean`. */
  name: string;
  english: string;
  /** The back-translation. */
  text: string;
}

/** The English and a back-translation side by side, with what differs marked in both and said in words. */
export function ComparedTexts({ name, english, text }: ComparedTextsProps) {
  const differences = useDifferences(english, text);
  return (
    <>
      <div className={editor.sides}>
        <div className={editor.side}>
          <h4 className={editor.label}>English</h4>
          <p lang="en" dir="ltr" className={editor.text}>
            <MarkedText text={english} side="source" differences={differences ?? []} />
          </p>
        </div>
        <div className={editor.side}>
          <h4 className={editor.label}>What the {name} says</h4>
          <p lang="en" dir="ltr" className={editor.text}>
            <MarkedText text={text} side="back" differences={differences ?? []} />
          </p>
        </div>
      </div>
      <p role="status" className={editor.note}>
        {differences ? summarize(differences.length) : 'Comparing…'}
      </p>
      {differences && differences.length > 0 && (
        <ul aria-label="Differences" className={styles.differences}>
          {differences.map((difference, index) => (
            <li key={index}>
              <strong>{labelOf(difference)}.</strong> {describeDifference(difference, english, text)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const summarize = (count: number): string =>
  count === 0
    ? 'No word differs of those that are compared. Please read both texts all the same.'
    : `${pluralize(count, 'difference')} to check, marked in the texts.`;
