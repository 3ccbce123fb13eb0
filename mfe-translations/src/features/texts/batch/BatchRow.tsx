import type { DeskRow } from '@lens/contracts/desk';
import { directionOf, languageOf } from '@lens/contracts/languages';
import { Badge } from '@lens/ui/office/Badge';
import { Button } from '@lens/ui/office/Button';
import { currentText } from '../../../components/text-name';
import { stateLabel, stateTone } from '../labels';
import styles from './BatchReview.module.css';

interface BatchRowProps {
  text: DeskRow;
  /** Why it cannot be chosen; null if it can. */
  obstacle: string | null;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onOpen: () => void;
}

/** One text with its English, its translation, and what the checks warn of. */
export function BatchRow({ text, obstacle, isChosen, onChoose, onOpen }: BatchRowProps) {
  const { language, namespace, key, source, state, findings } = text;
  return (
    <li className={styles.text} data-chosen={isChosen}>
      <div className={styles.head}>
        <label className={styles.name}>
          <input
            type="checkbox"
            checked={isChosen}
            disabled={obstacle !== null}
            onChange={({ target }) => onChoose(target.checked)}
          />
          {namespace}: <strong>{key}</strong>
        </label>
        <Badge tone={stateTone(state)}>{stateLabel(state)}</Badge>
        <Button look="quiet" onClick={onOpen}>
          Open<span className="visually-hidden"> {key}</span>
        </Button>
      </div>
      <dl className={styles.wordings}>
        <dt>English</dt>
        <dd lang="en">{source}</dd>
        <dt>{languageOf(language).name}</dt>
        <dd lang={language} dir={directionOf(language)}>
          {currentText(text)}
        </dd>
      </dl>
      {obstacle !== null && <p className={styles.note}>{obstacle}</p>}
      {obstacle === null && findings.length > 0 && (
        <p className={styles.warning}>
          {findings.length === 1 ? 'A check warns' : `${findings.length} checks warn`} of it: open it to see
          why.
        </p>
      )}
    </li>
  );
}
