import { useState } from 'react';
import { Button } from '@lens/ui/office/Button';
import { Dialog } from '@lens/ui/office/Dialog';
import { Pager } from '@lens/ui/office/Pager';
import { RetryNotice } from '@lens/ui/office/RetryNotice';
import { Skeleton } from '@lens/ui/office/Skeleton';
import { pagesOf } from '../../../components/data-table/list-state';
import { TimeAgo } from '../../../components/time-ago/TimeAgo';
import { toast, toastFailure } from '../../../components/toasts/toasts';
import { restoreVersion, useVersion, useVersions } from '../api/versions';
import { Changes } from '../compare/Changes';
import { differences } from '../compare/differences';
import type { Editor } from '../editor/use-editor';
import styles from './Versions.module.css';

const limit = 20;

interface Props {
  editor: Editor;
  onClose: () => void;
}

/** Every state the article ever had, what has changed since, and the way back to one. */
export function VersionsDialog({ editor, onClose }: Props) {
  const { id, saved } = editor;
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<number | null>(null);
  const [working, setWorking] = useState(false);
  const versions = useVersions(id, page, limit);
  const version = useVersion(id, chosen);
  const found = version.data && differences(version.data.content, editor.written());

  async function restore(revision: number) {
    setWorking(true);
    try {
      const back = editor.replaceBy(await restoreVersion(id, revision, editor.revision()));
      toast(`Version ${revision} is back`, { label: 'Undo', run: back });
      onClose();
    } catch (failure) {
      toastFailure('The version was not restored.', failure);
      setWorking(false);
    }
  }

  return (
    <Dialog
      title="Versions"
      size="wide"
      onClose={onClose}
      actions={
        chosen !== null &&
        chosen !== saved.revision && (
          <Button look="main" busy={working} onClick={() => void restore(chosen)}>
            Restore version {chosen}
          </Button>
        )
      }
    >
      {versions.isError && (
        <RetryNotice onRetry={() => void versions.refetch()} retrying={versions.isFetching}>
          {`The versions could not be read: ${versions.error.message}`}
        </RetryNotice>
      )}
      {versions.isPending && <Skeleton label="Loading versions…" />}
      {versions.data && (
        <div className={styles['versions']}>
          <div>
            <ol className={styles['list']}>
              {versions.data.items.map(({ revision, username, created_at }) => (
                <li key={revision}>
                  <button
                    type="button"
                    aria-pressed={revision === chosen}
                    onClick={() => setChosen(revision)}
                  >
                    <span>
                      Version {revision}
                      {revision === saved.revision && ', saved now'}
                    </span>
                    <span className={styles['who']}>
                      {username}, <TimeAgo since={created_at} />
                    </span>
                  </button>
                </li>
              ))}
            </ol>
            {versions.data.total > limit && (
              <Pager page={page} pages={pagesOf(versions.data.total, limit)} onPage={setPage} />
            )}
          </div>
          <section aria-label="What changed since" aria-live="polite" aria-busy={version.isFetching}>
            {chosen === null && (
              <p className={styles['who']}>Choose a version to see what has changed since.</p>
            )}
            {version.isError && (
              <RetryNotice onRetry={() => void version.refetch()} retrying={version.isFetching}>
                {`The version could not be read: ${version.error.message}`}
              </RetryNotice>
            )}
            {found?.length === 0 && <p>It says the same as the article now.</p>}
            {found && <Changes of={found} />}
          </section>
        </div>
      )}
    </Dialog>
  );
}
