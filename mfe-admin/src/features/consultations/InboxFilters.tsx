import type { ListState } from '../../components/data-table/list-state';
import { ListBar } from '../../components/data-table/ListBar';
import { ListFilter } from '../../components/data-table/ListFilter';
import { InputFilter } from '../../components/data-table/InputFilter';
import { useAssignees } from './api/assignees';
import { languageOptions, procedureOptions, statusOptions } from './labels';

const suspected = [['true', 'Suspected spam']] as const;
const unassigned = [['none', 'Unassigned']] as const;

/** The filters of the inbox. */
export function InboxFilters({ list }: { list: ListState }) {
  const { options } = useAssignees();
  return (
    <ListBar list={list} placeholder="Name, contact, message or reference">
      <ListFilter list={list} name="status" label="Status" options={statusOptions} />
      <ListFilter
        list={list}
        name="assignee"
        label="Assigned to"
        options={[...unassigned, ...options]}
        allLabel="Anyone"
      />
      <ListFilter list={list} name="language" label="Language" options={languageOptions} />
      <ListFilter list={list} name="procedure" label="Procedure" options={procedureOptions} />
      <ListFilter list={list} name="suspected" label="Type" options={suspected} allLabel="Requests" />
      <InputFilter list={list} name="from" label="From" type="date" />
      <InputFilter list={list} name="to" label="To" type="date" />
    </ListBar>
  );
}
