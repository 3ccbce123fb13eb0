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
import { useLiveNotes } from './api/notes';
import { useConsultationExport, useConsultations } from './api/list-consultations';
import { ArrivalNotice } from './arrivals/ArrivalNotice';
import { useArrivals } from './arrivals/use-arrivals';
import { columnsFor } from './columns';
import { Details } from './details/Details';
import { LostDrafts } from './details/LostDrafts';
import { useDrafts } from './drafts';
import { InboxFilters } from './InboxFilters';
import { fullName, languageOptions, procedureOptions, statuses } from './labels';
import { useOpened } from './use-opened';
import { useTriage } from './use-triage';
import styles from './Inbox.module.css';

export const head = (): PageHead => ({ title: 'Consultations · Back office', noindex: true });

const noun = { one: 'request', many: 'requests' };
const sortable = ['created_at', 'lastName', 'status'];
const valuesOf = (options: readonly (readonly [string, string])[]) => options.map(([value]) => value);
/** They name nobody, so they stand in the address; a search may be a name, and never does. */
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
  const { opened, open, move, close } = useOpened();
  const { waiting, show } = useArrivals(() => void query.refetch());
  const triage = useTriage();
  useRowSync(consultationRows);
  useLiveNotes();
  const file = useConsultationExport();
  const columns = useMemo(() => columnsFor(({ id }) => open(id)), [open]);
  const isWriting = useDrafts((drafts) => Object.keys(drafts).length > 0);
  useUnsavedGuard(isWriting);
  useUnsavedText(isWriting, () => Object.values(useDrafts.getState()).join('\n\n'));
  useShortcuts([
    { key: 'r', label: 'Show new requests', run: show },
    {
      key: 'n',
      label: 'Write a note',
      run: () => document.querySelector<HTMLElement>('[data-note]')?.focus(),
    },
    { key: 'escape', label: 'Close the request', run: () => opened && close() },
  ]);
  const save = () =>
    file.mutate(list, {
      onSuccess: () => toast('The requests are in your downloads.'),
      onError: (failure) => toastFailure('The requests were not exported.', failure),
    });

  return (
    <>
      <PageHeader title="Consultations" count={query.data && pluralize(query.data.total, noun.one)}>
        <Button busy={file.isPending} onClick={save}>
          {file.isPending ? 'Exporting…' : 'Export (CSV)'}
        </Button>
      </PageHeader>
      <div className={styles.desk} data-open={opened !== null}>
        <div className={styles.filters}>
          <InboxFilters list={list} />
        </div>
        <div className={styles.list}>
          <LostDrafts opened={opened} onOpen={open} />
          <ArrivalNotice waiting={waiting} onShow={show} />
          <DataTable
            noun={noun}
            query={query}
            list={list}
            columns={columns}
            nameOf={fullName}
            stateOf={statusOf}
            rowKeys={triage}
            openRowId={opened ?? undefined}
            onMove={({ id }) => move(id)}
            className={styles.inbox}
            emptyState={<EmptyState>No requests yet. They arrive here from the contact page.</EmptyState>}
          />
        </div>
        {opened !== null && (
          <div className={styles.beside}>
            <Details id={opened} onClose={close} />
          </div>
        )}
      </div>
    </>
  );
}
