import { useId, type KeyboardEvent } from 'react';
import type { DeskText } from '@lens/contracts/desk';
import { languageOf } from '@lens/contracts/languages';
import { translationMaxLength } from '@lens/contracts/max-lengths';
import { Button } from '@lens/ui/office/Button';
import { currentText } from '../../../../components/text-name';
import editor from '../Editor.module.css';
import type { BackTranslationDrafts } from '../../use-back-translation-drafts';
import styles from './BackTranslation.module.css';

interface WriteBackTranslationProps {
  text: DeskText;
  drafts: BackTranslationDrafts;
  busy: boolean;
  onSave: (written: string) => void;
}

/** The box in which a second person writes what the translation says. What is typed is kept until it is saved. */
export function WriteBackTranslation({ text, drafts, busy, onSave }: WriteBackTranslationProps) {
  const id = useId();
  const wording = currentText(text);
  const draft = drafts.get(text);
  const { name } = languageOf(text.language);
  const isBlank = !draft || draft.text.trim() === '';
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Escape') event.currentTarget.blur();
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    // Outside this box, these keys save the translation.
    event.preventDefault();
    if (!isBlank && !busy) onSave(draft.text);
  };
  return (
    <div className={styles.write}>
      <label htmlFor={id} className={editor.label}>
        Write a back-translation
      </label>
      <p id={`${id}-hint`} className={editor.note}>
        Say in English what the {name} says, not what it should say.
      </p>
      <textarea
        id={id}
        className={editor.area}
        lang="en"
        dir="ltr"
        rows={3}
        maxLength={translationMaxLength}
        aria-describedby={`${id}-hint`}
        value={draft?.text ?? ''}
        onChange={({ target }) => drafts.set(text, { text: target.value, wording })}
        onKeyDown={onKeyDown}
      />
      {draft && draft.wording !== wording && (
        <p role="alert" className={editor.error}>
          The {name} has changed since you began. Read it again before you save.
        </p>
      )}
      <div className={styles.save}>
        <Button busy={busy} disabled={isBlank} hint="Ctrl ↵" onClick={() => onSave(draft!.text)}>
          {busy ? 'Saving…' : 'Save the back-translation'}
        </Button>
      </div>
    </div>
  );
}
