import { directionOf, languageOf, type LanguageCode } from '@lens/contracts/languages';
import { ExactTime } from '@lens/ui/office/ExactTime';
import { textId } from '../../../components/text-name';
import type { PendingText } from '../pending-texts';
import styles from './PendingList.module.css';

interface PendingListProps {
  texts: PendingText[];
  isChosen: (text: PendingText) => boolean;
  onChoose: (texts: PendingText[], isChosen: boolean) => void;
}

/** Reviewed texts with checkboxes: the English, what visitors read now, what they will read, and who reviewed it. */
export const PendingList = ({ texts, isChosen, onChoose }: PendingListProps) => (
  <>
    <label className={styles.all}>
      <input
        type="checkbox"
        checked={texts.every(isChosen)}
        onChange={({ target }) => onChoose(texts, target.checked)}
      />
      Choose all {texts.length} in this list
    </label>
    <ol aria-label="Texts to publish" className={styles.texts}>
      {texts.map((text) => (
        <PendingRow
          key={textId(text)}
          text={text}
          isChosen={isChosen(text)}
          onChoose={(isChosen) => onChoose([text], isChosen)}
        />
      ))}
    </ol>
  </>
);

const languageAttributes = (language: LanguageCode) => ({ lang: language, dir: directionOf(language) });

interface PendingRowProps {
  text: PendingText;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

function PendingRow({ text, isChosen, onChoose }: PendingRowProps) {
  const { language, namespace, key, source, current, after, reviewer, reviewedAt, isTakenBack } = text;
  const isFallback = current.language !== language;
  return (
    <li className={styles.text}>
      <label className={styles.name}>
        <input type="checkbox" checked={isChosen} onChange={({ target }) => onChoose(target.checked)} />
        {languageOf(language).name}, {namespace}: <strong>{key}</strong>
      </label>
      <dl className={styles.wordings}>
        <dt>English</dt>
        <dd lang="en">{source}</dd>
        <dt>Now</dt>
        <dd>
          {isFallback &&
            `Nothing in ${languageOf(language).name} yet; visitors read ${languageOf(current.language).name}: `}
          <span {...languageAttributes(current.language)}>{current.text}</span>
        </dd>
        <dt>After publishing</dt>
        <dd {...languageAttributes(language)}>
          <ins>{after}</ins>
        </dd>
      </dl>
      <p className={styles.facts}>
        Reviewed by <strong>{reviewer}</strong>
        {reviewedAt && (
          <>
            , <ExactTime at={reviewedAt} />
          </>
        )}
      </p>
      {current.text === after && !isFallback && (
        <p className={styles.facts}>The translation is the same; its English has changed.</p>
      )}
      {isTakenBack && (
        <p className={styles.warning}>This wording was published before, and was rolled back or withdrawn.</p>
      )}
    </li>
  );
}
