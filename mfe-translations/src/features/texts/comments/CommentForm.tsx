import '@lens/contracts/jitless';
import { useEffect, useEffectEvent, useId, type KeyboardEvent } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useController, useForm } from 'react-hook-form';
import { commentCreate, type CommentSubject } from '@lens/contracts/comments';
import { useShortcuts } from '@lens/platform/shortcuts';
import { Button } from '@lens/ui/office/Button';
import { Select } from '../../../components/Select';
import { useAddComment } from '../api/comments';
import type { TextName } from '../../../components/text-name';
import { AskedNote } from './AskedNote';
import { AskingField } from './AskingField';
import type { CommentDrafts } from './use-comment-drafts';
import styles from './Comments.module.css';

interface CommentFormProps {
  name: TextName;
  drafts: CommentDrafts;
  /** The subject of the last open comment, since most answers are about the same. */
  subject: CommentSubject;
  onAdded: () => void;
}

const errorMessages: Record<string, string> = {
  too_small: 'Write something first.',
  too_big: 'At most 2,000 characters.',
};

/** The form for a new comment. What is typed is kept until the API has saved it. */
export function CommentForm({ name, drafts, subject, onAdded }: CommentFormProps) {
  const id = useId();
  const draft = drafts.get(name);
  const adding = useAddComment(name, ({ text }) => drafts.acceptSaved(name, text));
  const { control, formState, getValues, handleSubmit, register, resetField, setFocus, setValue } = useForm({
    resolver: zodResolver(commentCreate),
    defaultValues: draft,
  });
  const { field: about } = useController({ control, name: 'about' });
  const saveDraft = () => drafts.set(name, getValues());
  useShortcuts([{ key: 'c', label: 'Write a comment', run: () => setFocus('text') }]);
  useEffect(() => {
    if (draft.text === '' && getValues('text') !== '') resetField('text', { defaultValue: '' });
  }, [draft.text, getValues, resetField]);

  const followSubject = useEffectEvent((newSubject: CommentSubject) => {
    if (draft.text === '') setValue('about', newSubject);
  });
  useEffect(() => followSubject(subject), [subject]);

  const send = handleSubmit((comment) => {
    if (!adding.isPending) adding.mutate(comment, { onSuccess: onAdded });
  });
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Escape') event.currentTarget.blur();
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    // Outside this form, these keys save the translation.
    event.preventDefault();
    void send();
  };
  const error = formState.errors.text;
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void send(event)}>
      <label htmlFor={id}>Write a comment</label>
      <AskingField
        id={id}
        dir="auto"
        rows={2}
        className={styles.area}
        aria-keyshortcuts="c"
        aria-invalid={error ? true : undefined}
        aria-describedby={`${error ? `${id}-error ` : ''}${id}-hint`}
        {...register('text', { onChange: saveDraft })}
        onKeyDown={onKeyDown}
      />
      <p id={`${id}-hint`} className={styles.note}>
        @ and a name ask a colleague, who sees it on every screen of the desk.
      </p>
      <AskedNote text={draft.text} />
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {errorMessages[error.type] ?? 'This does not look right.'}
        </p>
      )}
      {adding.isError && (
        <p role="alert" className={styles.error}>
          The comment was not saved: {adding.error.message}
        </p>
      )}
      <div className={styles.send}>
        <Select
          label="About"
          value={about.value}
          options={[
            ['language', 'This translation'],
            ['source', 'The English source'],
          ]}
          onChange={(subject) => {
            about.onChange(subject);
            saveDraft();
          }}
        />
        <Button type="submit" busy={adding.isPending} hint="Ctrl ↵">
          {adding.isPending ? 'Saving…' : 'Comment'}
        </Button>
      </div>
    </form>
  );
}
