import '@lens/contracts/jitless';
import { useMemo, useState } from 'react';
import { activityActions, type ActivityEntry } from '@lens/contracts/activity';
import { activityEvents, activityKinds } from '@lens/contracts/activity-kinds';
import type { PageHead } from '@lens/contracts/page';
import { EmptyState } from '@lens/ui/office/EmptyState';
import { PageHeader } from '@lens/ui/office/PageHeader';
import { DataTable } from '../../components/data-table/DataTable';
import { ListBar } from '../../components/data-table/ListBar';
import { ListFilter } from '../../components/data-table/ListFilter';
import { InputFilter } from '../../components/data-table/InputFilter';
import { useUrlList } from '../../components/data-table/use-url-list';
import { pluralize } from '@lens/platform/pluralize';
import { ActivityDetails } from './ActivityDetails';
import { useActivity } from './api/list-activity';
import { columnsFor } from './columns';
import {
  actionOptions,
  formatAction,
  eventOptions,
  resourceOptions,
  formatItem,
} from '../../components/activity/labels';
import styles from './Activity.module.css';

export const head = (): PageHead => ({ title: 'Activity · Back office', noindex: true });

const noun = { one: 'change', many: 'changes' };
const sortable = ['created_at'];
const filters = {
  username: null,
  resource_type: activityKinds,
  action: activityActions,
  event: activityEvents,
  from: null,
  to: null,
};
const nameOf = (entry: ActivityEntry) => `${formatItem(entry)}: ${formatAction(entry)}`;

/** The activity log. */
export function Page() {
  const list = useUrlList({ sort: '-created_at', sortable, filters });
  const query = useActivity(list);
  const [openEntry, setOpenEntry] = useState<ActivityEntry | null>(null);
  const { setFilter } = list;
  const columns = useMemo(
    () => columnsFor(setOpenEntry, (username) => setFilter('username', username)),
    [setFilter],
  );
  return (
    <>
      <PageHeader title="Activity" count={query.data && pluralize(query.data.total, noun.one)} />
      <ListBar list={list} placeholder="Person, item or event">
        <InputFilter list={list} name="username" label="Who" type="text" />
        <ListFilter list={list} name="resource_type" label="What" options={resourceOptions} />
        <ListFilter list={list} name="action" label="Action" options={actionOptions} />
        <ListFilter list={list} name="event" label="Event" options={eventOptions} />
        <InputFilter list={list} name="from" label="From" type="date" />
        <InputFilter list={list} name="to" label="To" type="date" />
      </ListBar>
      <DataTable
        noun={noun}
        query={query}
        list={list}
        columns={columns}
        nameOf={nameOf}
        rowKeys={[{ key: 'e', label: 'Open the change', run: setOpenEntry }]}
        className={styles.activity}
        emptyState={<EmptyState>No changes yet. Every change that staff make is listed here.</EmptyState>}
      />
      {openEntry && <ActivityDetails entry={openEntry} onClose={() => setOpenEntry(null)} />}
    </>
  );
}
