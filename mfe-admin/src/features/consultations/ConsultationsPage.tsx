import { useMemo, useState } from 'react';
import type { Consultation } from '@lens/contracts/consultations';
import type { PageHead } from '@lens/contracts/page';
import { DataTable } from '../../components/data-table/DataTable';
import { ListBar } from '../../components/data-table/ListBar';
import { ListFilter } from '../../components/data-table/ListFilter';
import { usePrivateList } from '../../components/data-table/use-private-list';
import { EmptyState } from '../../components/empty/EmptyState';
import { countOf } from '../../components/page-head/count-of';
import { PageHeader } from '../../components/page-head/PageHeader';
import { useConsultations } from './api/list-consultations';
import { columnsFor } from './columns';
import { ConsultationDetails } from './ConsultationDetails';
import { fullName, statusOptions } from './labels';
import styles from './Inbox.module.css';

export const head = (): PageHead => ({ title: 'Consultations · Back office', noindex: true });

const noun = { one: 'request', many: 'requests' };
const statusOf = ({ status }: Consultation) => status;

export function Page() {
  const list = usePrivateList({ sort: '-created_at' });
  const query = useConsultations(list);
  const [opened, setOpened] = useState<Consultation | null>(null);
  const columns = useMemo(() => columnsFor(setOpened), []);
  // Its row may have moved to another page meanwhile; what was opened stays open.
  const detail = opened && (query.data?.items.find(({ id }) => id === opened.id) ?? opened);

  return (
    <>
      <PageHeader title="Consultations" count={query.data && countOf(query.data.total, noun.one)} />
      <ListBar list={list}>
        <ListFilter list={list} name="status" label="Status" options={statusOptions} />
      </ListBar>
      <DataTable
        noun={noun}
        query={query}
        list={list}
        columns={columns}
        nameOf={fullName}
        stateOf={statusOf}
        keys={[{ key: 'e', label: 'Open the request', run: setOpened }]}
        className={styles['inbox']}
        empty={<EmptyState>No requests yet. They arrive here from the contact page.</EmptyState>}
      />
      {detail && <ConsultationDetails consultation={detail} onClose={() => setOpened(null)} />}
    </>
  );
}
