import { useId, useState } from 'react';
import { useSettings } from '@lens/platform/host';
import { Button } from '@lens/ui/office/Button';
import { describedBy, Field } from '../../../components/field/Field';
import fields from '../../../components/field/Field.module.css';
import { toLocalTime, toIsoTime } from '../../../components/field/local-time';
import { StatusText } from '../StatusText';
import { hasUnpublishedChanges } from './unpublished-changes';
import { useArticleAction } from './use-article-action';
import type { ArticleEditing } from '../editing/use-article-editing';
import styles from './Editor.module.css';

/** The time zone's usual name and its place. */
function formatTimeZone(timeZone: string): string {
  const names = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longGeneric' }).formatToParts();
  const name = names.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return `${name} (${timeZone.replaceAll('_', ' ')})`;
}

/** The schedule of an article. It is never changed by typing, since a half-typed year would be in the past. */
export function PublicationPanel({ editor, onCompare }: { editor: ArticleEditing; onCompare: () => void }) {
  const { saved, publish } = editor;
  const id = useId();
  const { timeZone } = useSettings();
  const [time, setTime] = useState(() =>
    toLocalTime(saved.status === 'scheduled' ? saved.published_at : null, timeZone),
  );
  const [error, setError] = useState<string>();
  const { run, isRunning } = useArticleAction(editor);
  const hint = `In the practice’s time zone: ${formatTimeZone(timeZone)}.`;
  const schedule = async () => {
    const published_at = toIsoTime(time, timeZone);
    if (!published_at || Date.parse(published_at) <= Date.now())
      return setError('Choose a time in the future.');
    setError(undefined);
    await run(() => publish({ published_at }), 'The article was not scheduled.');
  };
  return (
    <section aria-labelledby={`${id}-title`} className={styles.panel}>
      <h2 id={`${id}-title`}>Publication</h2>
      <p>
        <StatusText {...saved} />
      </p>
      {saved.status !== 'draft' && hasUnpublishedChanges(editor) && (
        <div className={styles.changes}>
          <p>
            {saved.status === 'published'
              ? 'Visitors see the published version. Your changes are a draft until you publish them.'
              : 'It will be published as it was scheduled. Your changes are a draft until you schedule them.'}
          </p>
          <div>
            <Button onClick={onCompare}>Compare with the site</Button>
          </div>
        </div>
      )}
      {saved.status !== 'published' && (
        <>
          <Field id={id} label="Publish automatically on" hint={hint} error={error}>
            <input
              id={id}
              type="datetime-local"
              className={fields.number}
              aria-invalid={error ? true : undefined}
              aria-describedby={describedBy(id, hint, error)}
              value={time}
              onChange={({ target }) => setTime(target.value)}
            />
          </Field>
          <div>
            <Button busy={isRunning} onClick={() => void schedule()}>
              {saved.status === 'scheduled' ? 'Change the time' : 'Schedule'}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
