import { useState } from 'react';
import { Button } from '@lens/ui/office/Button';
import { Dialog } from '@lens/ui/office/Dialog';
import { Pager } from '@lens/ui/office/Pager';
import { RetryNotice } from '@lens/ui/office/RetryNotice';
import { Skeleton } from '@lens/ui/office/Skeleton';
import { countPages } from '../../../components/data-table/list-state';
import { TimeAgo } from '../../../components/time-ago/TimeAgo';
import { toast, toastFailure } from '../../../components/toasts/toasts';
import { useVersion, useVersions } from '../api/versions';
import { DifferenceList } from '../../../components/conflict/DifferenceList';
import { compareDrafts } from '../compare/compare-drafts';
import { isPublic } from '../schedule';
import type { ArticleEditing } from '../editing/use-article-editing';
import { describeKept, draftAfterRestore } from './draft-after-restore';
import styles from './Versions.module.css';

const pageSize = 20;

interface VersionsDialogProps {
  editor: ArticleEditing;
  onClose: () => void;
}

/** All versions of the article, with a comparison and a way to restore one. */
export function VersionsDialog({ editor, onClose }: VersionsDialogProps) {
  const { id, saved } = editor;
  const [page, setPage] = useState(1);
  const [chosenRevision, setChosenRevision] = useState<number | null>(null);
  const [isRestoring, setIsRestoring] = useState(false);
  const versions = useVersions(id, page, pageSize);
  const version = useVersion(id, chosenRevision);
  // Only the first page contains the newest version.
  const newest = page === 1 ? versions.data?.items[0]?.revision : undefined;
  const now = editor.draft();
  const differences = version.data && compareDrafts(now, draftAfterRestore(version.data.content, now));
  const keptNote = version.data && describeKept(version.data.content, now);

  async function restore(revision: number) {
    setIsRestoring(true);
    try {
      const undo = await editor.restoreVersionOf(revision);
      if (undo) toast(`Version ${revision} is back in the draft`, { label: 'Undo', run: undo });
      onClose();
    } catch (failure) {
      toastFailure('The version was not restored.', failure);
      setIsRestoring(false);
    }
  }

  return (
    <Dialog
      title="Versions"
      size="wide"
      onClose={onClose}
      actions={
        chosenRevision !== null &&
        chosenRevision !== saved.revision && (
          <Button look="main" busy={isRestoring} onClick={() => void restore(chosenRevision)}>
            Restore version {chosenRevision}
          </Button>
        )
      }
    >
      {versions.isError && (
        <RetryNotice onRetry={() => void versions.refetch()} retrying={versions.isFetching}>
          {`The versions could not be loaded: ${versions.error.message}`}
        </RetryNotice>
      )}
      {versions.isPending && <Skeleton label="Loading versions…" />}
      {versions.data && (
        <div className={styles.versions}>
          <div>
            <ol className={styles.list}>
              {versions.data.items.map(({ revision, username, created_at }) => (
                <li key={revision}>
                  <button
                    type="button"
                    aria-pressed={revision === chosenRevision}
                    onClick={() => setChosenRevision(revision)}
                  >
                    <span>
                      Version {revision}
                      {revision === newest && ', the newest'}
                      {revision === saved.revision && ', on your screen'}
                      {revision === saved.published_revision &&
                        (isPublic(saved) ? ', on the site' : ', scheduled')}
                    </span>
                    <span className={styles.secondary}>
                      {username}, <TimeAgo since={created_at} />
                    </span>
                  </button>
                </li>
              ))}
            </ol>
            {versions.data.total > pageSize && (
              <Pager page={page} pages={countPages(versions.data.total, pageSize)} onPage={setPage} />
            )}
          </div>
          <section aria-label="What restoring changes" aria-live="polite" aria-busy={version.isFetching}>
            {chosenRevision === null && (
              <p className={styles.secondary}>Choose a version to see what restoring it would change.</p>
            )}
            {version.isError && (
              <RetryNotice onRetry={() => void version.refetch()} retrying={version.isFetching}>
                {`The version could not be loaded: ${version.error.message}`}
              </RetryNotice>
            )}
            {differences?.length === 0 && <p>It is the same as the draft.</p>}
            {differences && differences.length > 0 && (
              <>
                <p className={styles.secondary}>
                  Restoring makes these changes to the draft.{' '}
                  {saved.status !== 'draft' && 'What is on the site stays as it is. '}
                  {keptNote}
                </p>
                <DifferenceList differences={differences} />
              </>
            )}
          </section>
        </div>
      )}
    </Dialog>
  );
}
