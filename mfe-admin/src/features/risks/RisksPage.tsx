import '@lens/contracts/jitless';
import { useMemo, useState } from 'react';
import type { PageHead } from '@lens/contracts/page';
import { riskOptions } from '@lens/contracts/risk-choices';
import type { Risk } from '@lens/contracts/risks';
import { pluralize } from '@lens/platform/pluralize';
import { useShortcuts } from '@lens/platform/shortcuts';
import { Button } from '@lens/ui/office/Button';
import { EmptyState } from '@lens/ui/office/EmptyState';
import { PageHeader } from '@lens/ui/office/PageHeader';
import { DataTable } from '../../components/data-table/DataTable';
import { ListBar } from '../../components/data-table/ListBar';
import { ListFilter } from '../../components/data-table/ListFilter';
import { useUrlList } from '../../components/data-table/use-url-list';
import { useRowSync } from '../../components/shared-rows/use-row-sync';
import { riskRows, useRisks } from './api/risks';
import { columnsFor } from './columns';
import { nameOf, optionOptions } from './labels';
import { NewRisk } from './NewRisk';
import { RiskDetails } from './RiskDetails';
import styles from './Risks.module.css';

export const head = (): PageHead => ({ title: 'Risks · Back office', noindex: true });

const noun = { one: 'risk', many: 'risks' };
const sortable = ['created_at', 'affected', 'harm'];
const filters = { option: riskOptions };

/** What may go wrong, of how many, and from where: what the pages of the procedures show as dots. */
export function Page() {
  const list = useUrlList({ sort: 'harm', sortable, filters });
  const query = useRisks(list);
  useRowSync(riskRows);
  const [openRisk, setOpenRisk] = useState<Risk | null>(null);
  const [isCreating, setIsCreating] = useState(false);
  const columns = useMemo(() => columnsFor(setOpenRisk), []);
  // The form stays open when the risk moves to another page of the list.
  const shownRisk = openRisk && (query.data?.items.find(({ id }) => id === openRisk.id) ?? openRisk);
  const openNewRisk = () => setIsCreating(true);
  useShortcuts([{ key: 'n', label: 'New risk', run: openNewRisk }]);

  return (
    <>
      <PageHeader title="Risks" count={query.data && pluralize(query.data.total, noun.one)}>
        <Button look="main" hint="N" onClick={openNewRisk}>
          New risk
        </Button>
      </PageHeader>
      <ListBar list={list} placeholder="Risk or author">
        <ListFilter list={list} name="option" label="With" options={optionOptions} />
      </ListBar>
      <DataTable
        noun={noun}
        query={query}
        list={list}
        columns={columns}
        nameOf={nameOf}
        rowKeys={[{ key: 'e', label: 'Edit the risk', run: setOpenRisk }]}
        className={styles.risks}
        emptyState={
          <EmptyState action={<Button onClick={openNewRisk}>New risk</Button>}>
            No risks. Pages of procedures say what may go wrong in words alone.
          </EmptyState>
        }
      />
      {isCreating && <NewRisk onClose={() => setIsCreating(false)} />}
      {shownRisk && <RiskDetails key={shownRisk.id} risk={shownRisk} onClose={() => setOpenRisk(null)} />}
    </>
  );
}
