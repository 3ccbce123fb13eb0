import { useEffect, useRef } from 'react';
import type { DeskRow } from '@lens/contracts/desk';
import { formOf } from '@lens/contracts/translation-checks/plural-form';
import { Badge } from '@lens/ui/office/Badge';
import { pluralize } from '@lens/platform/pluralize';
import { stateLabel, stateTone } from '../labels';
import { quantitiesOf } from '../plural/quantities';
import { textId } from '../../../components/text-name';
import styles from './TextList.module.css';

interface TextListProps {
  items: DeskRow[];
  /** `textId` the one in the editor. */
  opened: string | null;
  /** What of it is not at the desk yet. */
  unsavedLabel: (text: DeskRow) => string | null;
  onOpen: (text: DeskRow) => void;
}

/** The texts of a page of the list, each with its state and the English. */
export function TextList({ items, opened, unsavedLabel, onOpen }: TextListProps) {
  const current = useRef<HTMLButtonElement>(null);
  // Browsers return a promise here, which is no clean-up.
  useEffect(() => void current.current?.scrollIntoView?.({ block: 'nearest' }), [opened]);
  return (
    <ol aria-label="Texts" className={styles.list}>
      {items.map((text) => {
        const { form } = formOf(text.key);
        const isOpen = textId(text) === opened;
        const blocking = text.findings.some(({ severity }) => severity === 'block');
        return (
          <li key={textId(text)}>
            <button
              ref={isOpen ? current : undefined}
              type="button"
              className={styles.row}
              aria-current={isOpen || undefined}
              onClick={() => onOpen(text)}
            >
              <span className={styles.key}>
                {text.namespace}: <strong>{text.key}</strong>
                {form && `, for ${quantitiesOf(text.language, form)}`}
              </span>
              <span lang="en" className={styles.source}>
                {text.source}
              </span>
              <span className={styles.state}>
                <Badge tone={stateTone(text.state)}>{stateLabel(text.state)}</Badge>
                {blocking && <span className={styles.blocked}>Blocked</span>}
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
