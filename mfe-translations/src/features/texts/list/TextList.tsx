import { useEffect, useRef } from 'react';
import type { DeskRow } from '@lens/contracts/desk';
import { parsePluralKey } from '@lens/contracts/translation-checks/plural-form';
import { Badge } from '@lens/ui/office/Badge';
import { pluralize } from '@lens/platform/pluralize';
import { stateLabel, stateTone } from '../labels';
import { describeQuantities } from '../plural/describe-quantities';
import { textId } from '../../../components/text-name';
import { CriticalMark } from './CriticalMark';
import styles from './TextList.module.css';

interface TextListProps {
  items: DeskRow[];
  /** `textId` of the text in the editor. */
  openedId: string | null;
  /** Says what of a text is not saved; null if everything is. */
  unsavedLabel: (text: DeskRow) => string | null;
  /** @param isByKey whether it was opened from the keyboard, so that the focus follows */
  onOpen: (text: DeskRow, isByKey: boolean) => void;
}

/** One page of the list of texts, each with its English and its state. */
export function TextList({ items, openedId, unsavedLabel, onOpen }: TextListProps) {
  const openedRow = useRef<HTMLButtonElement>(null);
  // Some browsers return a promise here, which React would take for a clean-up function.
  useEffect(() => void openedRow.current?.scrollIntoView?.({ block: 'nearest' }), [openedId]);
  return (
    <ol aria-label="Texts" className={styles.list}>
      {items.map((text) => {
        const { form } = parsePluralKey(text.key);
        const isOpen = textId(text) === openedId;
        const isBlocked = text.findings.some(({ severity }) => severity === 'block');
        return (
          <li key={textId(text)}>
            <button
              ref={isOpen ? openedRow : undefined}
              type="button"
              className={styles.row}
              aria-current={isOpen || undefined}
              // A click that no pointer made.
              onClick={({ detail }) => onOpen(text, detail === 0)}
            >
              <span className={styles.key}>
                {text.namespace}: <strong>{text.key}</strong>
                {form && `, for ${describeQuantities(text.language, form)}`}
              </span>
              <span lang="en" className={styles.source}>
                {text.source}
              </span>
              <span className={styles.state}>
                <Badge tone={stateTone(text.state)}>{stateLabel(text.state)}</Badge>
                <CriticalMark text={text} />
                {isBlocked && <span className={styles.blocked}>Blocked</span>}
                {text.open_comments > 0 && <span>{pluralize(text.open_comments, 'open comment')}</span>}
                {unsavedLabel(text) && <span>{unsavedLabel(text)}</span>}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
