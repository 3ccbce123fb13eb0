import '@lens/contracts/jitless';
import { useMemo, useState } from 'react';
import { roles } from '@lens/contracts/access';
import type { PageHead } from '@lens/contracts/page';
import type { User } from '@lens/contracts/users';
import { useSession } from '@lens/platform/session';
import { Button } from '@lens/ui/office/Button';
import { EmptyState } from '@lens/ui/office/EmptyState';
import { PageHeader } from '@lens/ui/office/PageHeader';
import { DataTable } from '../../components/data-table/DataTable';
import { ListBar } from '../../components/data-table/ListBar';
import { ListFilter } from '../../components/data-table/ListFilter';
import { useUrlList } from '../../components/data-table/use-url-list';
import { pluralize } from '@lens/platform/pluralize';
import { useShortcuts } from '@lens/platform/shortcuts';
import { useRowSync } from '../../components/shared-rows/use-row-sync';
import { userRows, useUsers } from './api/users';
import { columnsFor } from './columns';
import { roleOptions } from './labels';
import { NewUser } from './NewUser';
import { UserDetails } from './UserDetails';
import styles from './Users.module.css';

export const head = (): PageHead => ({ title: 'Users · Back office', noindex: true });

const noun = { one: 'user', many: 'users' };
const sortable = ['username', 'role', 'created_at'];
const filters = { role: roles };
const nameOf = ({ username }: User) => username;

export function Page() {
  const list = useUrlList({ sort: 'username', sortable, filters });
  const query = useUsers(list);
  useRowSync(userRows);
  const ownId = useSession(({ user }) => user?.id);
  const [openUser, setOpenUser] = useState<User | null>(null);
  const [isCreating, setIsCreating] = useState(false);
  const columns = useMemo(() => columnsFor(setOpenUser, ownId), [ownId]);
  // The details stay open when the user moves to another page of the list.
  const shownUser = openUser && (query.data?.items.find(({ id }) => id === openUser.id) ?? openUser);
  const openNewUser = () => setIsCreating(true);
  useShortcuts([{ key: 'n', label: 'New user', run: openNewUser }]);

  return (
    <>
      <PageHeader title="User Management" count={query.data && pluralize(query.data.total, noun.one)}>
        <Button look="main" hint="N" onClick={openNewUser}>
          New user
        </Button>
      </PageHeader>
      <ListBar list={list} placeholder="Name">
        <ListFilter list={list} name="role" label="Role" options={roleOptions} />
      </ListBar>
      <DataTable
        noun={noun}
        query={query}
        list={list}
        columns={columns}
        nameOf={nameOf}
        rowKeys={[{ key: 'e', label: 'Open the user', run: setOpenUser }]}
        className={styles.users}
        emptyState={
          <EmptyState action={<Button onClick={openNewUser}>New user</Button>}>No users.</EmptyState>
        }
      />
      {isCreating && <NewUser onClose={() => setIsCreating(false)} />}
      {shownUser && (
        <UserDetails
          key={shownUser.id}
          user={shownUser}
          isSelf={shownUser.id === ownId}
          onClose={() => setOpenUser(null)}
        />
      )}
    </>
  );
}
