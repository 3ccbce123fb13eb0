import '@lens/contracts/jitless';
import { useEffect, useEffectEvent, useId, type KeyboardEvent } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useController, useForm } from 'react-hook-form';
import { commentCreate, type CommentSubject } from '@lens/contracts/comments';
import { useShortcuts } from '@lens/platform/shortcuts';
import { Button } from '@lens/ui/office/Button';
import { Select } from '../../../components/Select';
import { useSaying } from '../api/comments';
import type { TextName } from '../../../components/text-name';
import type { CommentDrafts } from './use-comment-drafts';
import styles from './Comments.module.css';

interface CommentFormProps {
  name: TextName;
  drafts: CommentDrafts;
  /** What the last open comment is about: most answers are about the same. */
  subject: CommentSubject;
  onSaid: () => void;
}

const faults: Record<string, string> = {
  too_small: 'Write something first.',
  too_big: 'At most 2,000 characters.',
};

/** What somebody asks or answers. It stays until the API has it, whatever happens meanwhile. */
export function CommentForm({ name, drafts, subject, onSaid }: CommentFormProps) {
  const id = useId();
  const draft = drafts.of(name);
  const saying = useSaying(name, ({ text }) => drafts.settle(name, text));
  const { control, formState, getValues, handleSubmit, register, resetField, setFocus, setValue } = useForm({
    resolver: zodResolver(commentCreate),
    defaultValues: draft,
  });
  const { field: about } = useController({ control, name: 'about' });
  const keep = () => drafts.write(name, getValues());
  useShortcuts([{ key: 'c', label: 'Write a comment', run: () => setFocus('text') }]);
  useEffect(() => {
    if (draft.text === '' && getValues('text') !== '') resetField('text', { defaultValue: '' });
  }, [draft.text, getValues, resetField]);

  const follow = useEffectEvent((to: CommentSubject) => {
    if (draft.text === '') setValue('about', to);
  });
  useEffect(() => follow(subject), [subject]);

  const send = handleSubmit((comment) => {
    if (!saying.isPending) saying.mutate(comment, { onSuccess: onSaid });
  });
  const byKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Escape') event.currentTarget.blur();
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    // Elsewhere these keys save the translation.
    event.preventDefault();
    void send();
  };
  const fault = formState.errors.text;
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void send(event)}>
      <label htmlFor={id}>Write a comment</label>
      <textarea
        id={id}
        dir="auto"
        rows={2}
        className={styles.area}
        aria-keyshortcuts="c"
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault && `${id}-fault`}
        {...register('text', { onChange: keep })}
        onKeyDown={byKey}
      />
      {fault && (
        <p id={`${id}-fault`} className={styles.error}>
          {faults[fault.type] ?? 'This does not look right.'}
        </p>
      )}
      {saying.isError && (
        <p role="alert" className={styles.error}>
          The comment was not saved: {saying.error.message}
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
            keep();
          }}
        />
        <Button type="submit" busy={saying.isPending} hint="Ctrl ↵">
          {saying.isPending ? 'Saving…' : 'Comment'}
        </Button>
      </div>
    </form>
  );
}
