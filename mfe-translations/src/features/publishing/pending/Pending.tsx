import { useState } from 'react';
import { languageOf } from '@lens/contracts/languages';
import { Link } from '@lens/platform/router';
import { Button } from '@lens/ui/office/Button';
import { Panel } from '@lens/ui/office/Panel';
import { RetryNotice } from '@lens/ui/office/RetryNotice';
import { Skeleton } from '@lens/ui/office/Skeleton';
import { Question } from '../../../components/question/Question';
import { usePending } from '../api/pending';
import { usePublication } from '../api/sets';
import { ChangeList } from '../ChangeList';
import { texts } from '../../../components/counted/texts';
import styles from './Pending.module.css';

/** What would go live, and the button that makes it so. */
export function Pending() {
  const pending = usePending();
  const publication = usePublication();
  const [asking, setAsking] = useState(false);
  const { changes = [], blocked = [] } = pending.data ?? {};
  const languages = [...new Set(changes.map(({ language }) => languageOf(language).name))];

  const publish = () => publication.mutate(undefined, { onSettled: () => setAsking(false) });
  return (
    <Panel title="To be published" note={pending.data && texts(changes.length)}>
      {pending.isPending && <Skeleton label="Loading what would go live…" rows={3} />}
      {pending.isError && (
        <RetryNotice onRetry={() => void pending.refetch()} retrying={pending.isFetching}>
          {`What would go live could not be read: ${pending.error.message}`}
        </RetryNotice>
      )}
      {pending.data && changes.length === 0 && (
        <p className={styles['none']}>
          Everything that is reviewed is live. Review texts under{' '}
          <Link to="/admin/translations/texts">Texts</Link>; then they are published here.
        </p>
      )}
      <p role="status" className={styles['done']}>
        {publication.isSuccess && `Set ${publication.data.number} is live.`}
      </p>
      {publication.isError && (
        <p role="alert" className={styles['error']}>
          Nothing was published: {publication.error.message}
        </p>
      )}
      {changes.length > 0 && (
        <>
          <Button look="main" busy={publication.isPending} onClick={() => setAsking(true)}>
            Publish {texts(changes.length)}
          </Button>
          <ChangeList of={changes} />
        </>
      )}
      {blocked.length > 0 && (
        <p className={styles['none']}>
          {blocked.length === 1 ? '1 reviewed text is' : `${blocked.length} reviewed texts are`} kept out,
          since a finding blocks publishing:{' '}
          {blocked.map(({ language, namespace, key }, index) => (
            <span key={`${language}/${namespace}/${key}`}>
              {index > 0 && ', '}
              <Link to={`/admin/translations/texts?language=${language}&text=${namespace}/${key}`}>
                {key} ({languageOf(language).name})
              </Link>
            </span>
          ))}
        </p>
      )}
      {asking && (
        <Question
          title={`Publish ${texts(changes.length)}?`}
          action="Publish"
          busy={publication.isPending}
          onYes={publish}
          onNo={() => setAsking(false)}
        >
          <p>
            They are live within seconds, in {languages.join(', ')}. You can roll back to the set before at
            any time.
          </p>
        </Question>
      )}
    </Panel>
  );
}
