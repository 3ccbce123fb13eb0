import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { DeskText } from '@lens/contracts/desk';
import { directionOf, languageOf } from '@lens/contracts/languages';
import { translationMaxLength } from '@lens/contracts/max-lengths';
import { useShortcuts } from '@lens/platform/shortcuts';
import { Badge } from '@lens/ui/office/Badge';
import { Button } from '@lens/ui/office/Button';
import { ExactTime } from '@lens/ui/office/ExactTime';
import { BackTranslation } from './back-translation/BackTranslation';
import { ColleagueNotice } from './ColleagueNotice';
import { Comments } from '../comments/Comments';
import { CommentsButton } from '../comments/CommentsButton';
import { TextConflict } from '../conflict/TextConflict';
import { Description } from '../Description';
import { Findings } from '../findings/Findings';
import { HistoryDialog } from '../history/HistoryDialog';
import { stateLabel, stateTone } from '../labels';
import { PluralForms } from '../plural/PluralForms';
import { Suggestions } from '../suggestions/Suggestions';
import { textId } from '../../../components/text-name';
import type { Drafts } from '../use-drafts';
import { SignOffNote } from './access/SignOffNote';
import { EditorActions } from './EditorActions';
import { Glossary } from './Glossary';
import { OtherWordings } from './OtherWordings';
import { SourceText } from './SourceText';
import { useTextEditing } from './use-text-editing';
import { useReplaceDraft } from './use-replace-draft';
import styles from './Editor.module.css';

interface EditorPanelProps {
  text: DeskText;
  drafts: Drafts;
  /** Counts steps to another text by keyboard; each moves the focus to the text. */
  keyboardSteps?: number;
  onNext: () => void;
  onSaved?: (saved: DeskText) => void;
  /** Returns to the list, on screens too narrow for both. Absent where there is no list. */
  onClose?: () => void;
  /** What helps with the text beside the list: a picture of its page, words in other texts. */
  tools?: ReactNode;
  /** Where the text appears on the site. */
  children: ReactNode;
}

/** Edits one text beside its English. It stays mounted when the text changes, and so keeps the focus. */
export function EditorPanel({
  text,
  drafts,
  keyboardSteps = 0,
  onNext,
  onSaved,
  onClose,
  tools,
  children,
}: EditorPanelProps) {
  const id = useId();
  const textArea = useRef<HTMLTextAreaElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const comments = useRef<HTMLDivElement>(null);
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  const editor = useTextEditing(text, drafts, onNext, onSaved);
  const { draft, access, findings, save } = editor;
  const { replace, discard, undo } = useReplaceDraft(text, drafts);
  const { name } = languageOf(text.language);
  const openedId = textId(text);
  useEffect(() => {
    // Whoever saves and goes on from the text box stays in it; a click leaves the focus where it is.
    if (keyboardSteps > 0 && document.activeElement !== textArea.current) heading.current?.focus();
  }, [keyboardSteps]);
  const isInList = onClose !== undefined;
  useEffect(() => {
    // On a phone the editor replaces the list, which may have been scrolled far down.
    if (isInList && window.matchMedia?.('(width < 64rem)').matches)
      heading.current?.closest('section')?.scrollIntoView({ block: 'start' });
  }, [isInList, openedId]);
  useShortcuts([
    { key: 'e', label: 'Go to the text box', run: () => textArea.current?.focus() },
    { key: 'mod+enter', label: 'Save and go to the next', run: () => save('translated', true) },
    {
      key: 'mod+shift+enter',
      label: 'Mark as reviewed and go to the next',
      run: () => save('reviewed', true),
    },
  ]);

  return (
    <section aria-labelledby={`${id}-key`} className={styles.editor}>
      <header className={styles.head}>
        {onClose && (
          <span className={styles.back}>
            <Button look="quiet" onClick={onClose}>
              All texts
            </Button>
          </span>
        )}
        <h2 id={`${id}-key`} className={styles.key} tabIndex={-1} ref={heading}>
          {text.key}
        </h2>
        {draft.isDirty ? (
          <Badge tone="waiting">Not saved</Badge>
        ) : (
          <Badge tone={stateTone(text.state)}>{stateLabel(text.state)}</Badge>
        )}
        {text.revision > 0 && (
          <Button look="quiet" onClick={() => setIsHistoryOpen(true)}>
            History
          </Button>
        )}
        <CommentsButton name={text} onPress={() => comments.current?.querySelector('textarea')?.focus()} />
      </header>
      <Description sentences={text.description} />
      {children}
      <div className={styles.sides}>
        <SourceText text={text} />
        <div className={styles.side}>
          <label htmlFor={`${id}-text`} className={styles.label}>
            {name}
          </label>
          <textarea
            ref={textArea}
            id={`${id}-text`}
            className={styles.area}
            lang={text.language}
            dir={directionOf(text.language)}
            maxLength={translationMaxLength}
            rows={5}
            aria-describedby={`${id}-findings`}
            readOnly={!access.mayTranslate}
            aria-invalid={editor.isBlocked}
            value={draft.text}
            onChange={({ target }) => drafts.set(text, target.value)}
            onKeyDown={({ key, currentTarget }) => key === 'Escape' && currentTarget.blur()}
          />
          {access.readOnlyReason !== null && <p className={styles.note}>{access.readOnlyReason}</p>}
        </div>
      </div>
      <ColleagueNotice
        text={text}
        // During a save, the newer revision may be the user's own.
        isDraftOutdated={draft.isDirty && draft.revision < text.revision && !editor.isSaving}
      />
      <PluralForms text={text} drafts={drafts} />
      <Glossary entries={text.glossary} language={text.language} />
      <Findings id={`${id}-findings`} findings={findings} hasText={draft.text.trim() !== ''} />
      <SignOffNote text={text} nextSteps={access.nextSteps} />
      <EditorActions editor={editor} onDiscard={discard} onUndo={undo} openedId={textId(text)} />
      {tools}
      <BackTranslation key={`${openedId} back-translation`} text={text} drafts={drafts} />
      {access.mayTranslate && (
        <Suggestions
          key={textId(text)}
          text={text}
          onInsert={(suggestedText) => {
            replace(suggestedText);
            textArea.current?.focus();
          }}
        />
      )}
      <OtherWordings
        key={`${openedId} wordings`}
        text={text}
        draftText={draft.text}
        onUse={access.mayTranslate ? replace : null}
      />
      {text.changed_by !== null && text.changed_at !== null && (
        <p className={styles.note}>
          Last changed by {text.changed_by}, <ExactTime at={text.changed_at} />
        </p>
      )}
      <div ref={comments}>
        <Comments key={textId(text)} name={text} drafts={drafts.comments} />
      </div>
      {editor.conflict && (
        <TextConflict
          conflict={editor.conflict}
          mine={drafts.get(editor.conflict.text).text}
          busy={editor.isSaving}
          onKeepMine={editor.keepMine}
          onTakeTheirs={editor.takeTheirs}
          onClose={editor.closeConflict}
        />
      )}
      {isHistoryOpen && (
        <HistoryDialog
          text={text}
          mayRevert={access.mayTranslate}
          onReverted={() => drafts.discard(text)}
          onClose={() => setIsHistoryOpen(false)}
        />
      )}
    </section>
  );
}
