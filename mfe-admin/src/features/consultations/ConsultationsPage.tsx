import { useMemo } from 'react';
import type { Consultation } from '@lens/contracts/consultations';
import type { PageHead } from '@lens/contracts/page';
import { Button } from '@lens/ui/office/Button';
import { EmptyState } from '@lens/ui/office/EmptyState';
import { PageHeader } from '@lens/ui/office/PageHeader';
import { DataTable } from '../../components/data-table/DataTable';
import { useUrlList } from '../../components/data-table/use-url-list';
import { pluralize } from '@lens/platform/pluralize';
import { useShortcuts } from '@lens/platform/shortcuts';
import { toast, toastFailure } from '../../components/toasts/toasts';
import { useUnsavedText } from '../../components/unsaved-text/use-unsaved-text';
import { useUnsavedGuard } from '@lens/platform/unsaved-guard';
import { useRowSync } from '../../components/shared-rows/use-row-sync';
import { consultationRows } from './api/consultation-rows';
import { useNoteSync } from './api/notes';
import { useConsultationExport, useConsultations } from './api/list-consultations';
import { NewRequestsNotice } from './new-requests/NewRequestsNotice';
import { useNewRequests } from './new-requests/use-new-requests';
import { columnsFor } from './columns';
import { Details } from './details/Details';
import { DraftsOfErasedRequests } from './details/DraftsOfErasedRequests';
import { useNoteDrafts } from './note-drafts';
import { InboxFilters } from './InboxFilters';
import { fullName, languageOptions, procedureOptions, statuses } from './labels';
import { useOpenRequest } from './use-open-request';
import { useTriage } from './use-triage';
import styles from './Inbox.module.css';

export const head = (): PageHead => ({ title: 'Consultations · Back office', noindex: true });

const noun = { one: 'request', many: 'requests' };
const sortable = ['created_at', 'lastName', 'status'];
const valuesOf = (options: readonly (readonly [string, string])[]) => options.map(([value]) => value);
/** These filters name nobody, so the address may contain them; the search may be a name and stays out of it. */
const filters = {
  status: statuses,
  assignee: null,
  language: valuesOf(languageOptions),
  procedure: valuesOf(procedureOptions),
  suspected: ['true'],
  from: null,
  to: null,
};
const statusOf = ({ status }: Consultation) => status;

export function Page() {
  const list = useUrlList({ sort: '-created_at', sortable, filters, isSearchPrivate: true });
  const query = useConsultations(list);
  const { openId, open, move, close } = useOpenRequest();
  const { count: newRequestCount, show } = useNewRequests(() => void query.refetch());
  const triageKeys = useTriage();
  useRowSync(consultationRows);
  useNoteSync();
  const exportFile = useConsultationExport();
  const columns = useMemo(() => columnsFor(({ id }) => open(id)), [open]);
  const isWritingNote = useNoteDrafts((drafts) => Object.keys(drafts).length > 0);
  useUnsavedGuard(isWritingNote);
  useUnsavedText(isWritingNote, () => Object.values(useNoteDrafts.getState()).join('\n\n'));
  useShortcuts([
    { key: 'r', label: 'Show new requests', run: show },
    {
      key: 'n',
      label: 'Write a note',
      run: () => document.querySelector<HTMLElement>('[data-note]')?.focus(),
    },
    { key: 'escape', label: 'Close the request', run: () => openId && close() },
  ]);
  const saveExport = () =>
    exportFile.mutate(list, {
      onSuccess: () => toast('The requests are in your downloads.'),
      onError: (failure) => toastFailure('The requests were not exported.', failure),
    });

  return (
    <>
      <PageHeader title="Consultations" count={query.data && pluralize(query.data.total, noun.one)}>
        <Button busy={exportFile.isPending} onClick={saveExport}>
          {exportFile.isPending ? 'Exporting…' : 'Export (CSV)'}
        </Button>
      </PageHeader>
      <div className={styles.layout} data-open={openId !== null}>
        <div className={styles.filters}>
          <InboxFilters list={list} />
        </div>
        <div className={styles.list}>
          <DraftsOfErasedRequests openRequestId={openId} onOpen={open} />
          <NewRequestsNotice count={newRequestCount} onShow={show} />
          <DataTable
            noun={noun}
            query={query}
            list={list}
            columns={columns}
            nameOf={fullName}
            stateOf={statusOf}
            rowKeys={triageKeys}
            openRowId={openId ?? undefined}
            onMove={({ id }) => move(id)}
            className={styles.inbox}
            emptyState={<EmptyState>No requests yet. They arrive here from the contact page.</EmptyState>}
          />
        </div>
        {openId !== null && (
          <div className={styles.details}>
            <Details id={openId} onClose={close} />
          </div>
        )}
      </div>
    </>
  );
}
