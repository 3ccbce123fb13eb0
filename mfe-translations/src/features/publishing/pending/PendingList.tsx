import { directionOf, languageOf } from '@lens/contracts/languages';
import { Moment } from '../../../components/moment/Moment';
import { idOf, type PendingText } from '../changes';
import styles from './PendingList.module.css';

interface PendingListProps {
  of: PendingText[];
  chosen: ReadonlySet<string>;
  onChoose: (ids: string[], isChosen: boolean) => void;
}

/** Reviewed texts to choose from: the English, what visitors read now, what they would read, and who reviewed it. */
export function PendingList({ of, chosen, onChoose }: PendingListProps) {
  const ids = of.map(idOf);
  return (
    <>
      <label className={styles['all']}>
        <input
          type="checkbox"
          checked={ids.every((id) => chosen.has(id))}
          onChange={({ target }) => onChoose(ids, target.checked)}
        />
        Choose all {of.length} in this list
      </label>
      <ol aria-label="Texts to publish" className={styles['texts']}>
        {of.map((text) => (
          <Row
            key={idOf(text)}
            text={text}
            isChosen={chosen.has(idOf(text))}
            onChoose={(isChosen) => onChoose([idOf(text)], isChosen)}
          />
        ))}
      </ol>
    </>
  );
}

interface RowProps {
  text: PendingText;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

function Row({ text, isChosen, onChoose }: RowProps) {
  const { language, namespace, key, source, now, after, reviewer, reviewedAt, isTakenBack } = text;
  const written = { lang: language, dir: directionOf(language) };
  return (
    <li className={styles['text']}>
      <label className={styles['name']}>
        <input type="checkbox" checked={isChosen} onChange={({ target }) => onChoose(target.checked)} />
        {languageOf(language).name}, {namespace}: <strong>{key}</strong>
      </label>
      <dl className={styles['wordings']}>
        <dt>English</dt>
        <dd lang="en">{source}</dd>
        <dt>Now</dt>
        <dd {...(now !== null && written)}>{now === null ? 'Nothing in this language yet' : now}</dd>
        <dt>After publishing</dt>
        <dd {...written}>
          <ins>{after}</ins>
        </dd>
      </dl>
      <p className={styles['facts']}>
        Reviewed by <strong>{reviewer}</strong>
        {reviewedAt && (
          <>
            , <Moment at={reviewedAt} />
          </>
        )}
      </p>
      {now === after && (
        <p className={styles['facts']}>The translation is the same; its English has changed.</p>
      )}
      {isTakenBack && (
        <p className={styles['warning']}>This wording was live before, and was rolled back or withdrawn.</p>
      )}
    </li>
  );
}
