import type { PageHead } from '@lens/contracts/page';
import { EmptyState } from '@lens/ui/office/EmptyState';
import { RetryNotice } from '@lens/ui/office/RetryNotice';
import { Skeleton } from '@lens/ui/office/Skeleton';
import { useAsked } from '../../components/asked/use-asked';
import { DeskHeader, DeskPage } from '../../components/desk-page/DeskPage';
import { AskingComment } from './AskingComment';
import styles from './AskedPage.module.css';

export const head = (): PageHead => ({ title: 'Asked · Translations · Back office', noindex: true });

/** The comments in which colleagues ask the user something, until there is an answer. */
export const Page = () => (
  <DeskPage>
    <DeskHeader title="Asked" />
    <Asked />
  </DeskPage>
);

function Asked() {
  const { data, isPending, isError, error, isFetching, refetch } = useAsked();
  if (isPending) return <Skeleton label="Loading the comments…" />;
  if (isError)
    return (
      <RetryNotice onRetry={() => void refetch()} retrying={isFetching}>
        {`The comments could not be loaded: ${error.message}`}
      </RetryNotice>
    );
  const { items, total } = data;
  if (total === 0)
    return (
      <EmptyState>
        Nobody is waiting for your answer. A comment that contains your name, as in @lin, is listed here.
      </EmptyState>
    );
  return (
    <>
      <p className={styles.note}>
        A comment leaves this list once you have commented on its text, or it is resolved.
      </p>
      <ul aria-label="Comments that ask you" className={styles.list}>
        {items.map((comment) => (
          <AskingComment key={comment.id} comment={comment} />
        ))}
      </ul>
      {total > items.length && <p className={styles.note}>{`And ${total - items.length} earlier ones.`}</p>}
    </>
  );
}
