import { useMemo } from 'react';
import type { Subscriber } from '@lens/contracts/newsletter';
import type { PageHead } from '@lens/contracts/page';
import { Button, ButtonLink } from '@lens/ui/office/Button';
import { EmptyState } from '@lens/ui/office/EmptyState';
import { PageHeader } from '@lens/ui/office/PageHeader';
import { confirm } from '@lens/platform/confirm';
import { DataTable } from '../../components/data-table/DataTable';
import { ListBar } from '../../components/data-table/ListBar';
import { ListFilter } from '../../components/data-table/ListFilter';
import { usePrivateList } from '../../components/data-table/use-private-list';
import { pluralize } from '@lens/platform/pluralize';
import { toast, toastFailure } from '../../components/toasts/toasts';
import { useSubscriberExport, useSubscriberRemoval, useSubscribers } from './api/subscribers';
import { columnsFor, statusOptions } from './columns';
import styles from './Newsletter.module.css';

export const head = (): PageHead => ({ title: 'Newsletter · Back office', noindex: true });

const noun = { one: 'address', many: 'addresses' };
const nameOf = ({ email }: Subscriber) => email;

/**
 * The subscribers. Filters stay out of the address, so that email addresses are not stored in the browser's history.
 */
export function Page() {
  const list = usePrivateList({ sort: '-created_at' });
  const query = useSubscribers(list);
  const { mutateAsync: removeSubscriber } = useSubscriberRemoval();
  const download = useSubscriberExport();

  const columns = useMemo(() => {
    const confirmAndRemove = async (subscriber: Subscriber) => {
      const { email } = subscriber;
      const question = {
        title: `Remove ${email}?`,
        text: 'The address and its history are erased. To get the newsletter again, they must subscribe again.',
        action: 'Remove address',
      };
      if (!(await confirm(question))) return;
      await removeSubscriber(subscriber).then(
        () => toast(`${email} is removed.`),
        (failure: unknown) => toastFailure(`${email} was not removed.`, failure),
      );
    };
    return columnsFor((subscriber) => void confirmAndRemove(subscriber));
  }, [removeSubscriber]);

  const saveExport = () =>
    download.mutate(undefined, {
      onSuccess: () => toast('The confirmed addresses are in your downloads.'),
      onError: (failure) => toastFailure('The addresses were not exported.', failure),
    });
  return (
    <>
      <PageHeader title="Newsletter" count={query.data && pluralize(query.data.total, noun.one, noun.many)}>
        <Button busy={download.isPending} onClick={saveExport}>
          {download.isPending ? 'Exporting…' : 'Export confirmed (CSV)'}
        </Button>
      </PageHeader>
      <ListBar list={list} placeholder="Email">
        <ListFilter list={list} name="status" label="State" options={statusOptions} />
      </ListBar>
      <DataTable
        noun={noun}
        query={query}
        list={list}
        columns={columns}
        nameOf={nameOf}
        className={styles.subscribers}
        emptyState={
          <EmptyState action={<ButtonLink to="/blog">See the sign-up box on the blog</ButtonLink>}>
            No subscribers yet. The sign-up box is in the footer and on the blog.
          </EmptyState>
        }
      />
    </>
  );
}
