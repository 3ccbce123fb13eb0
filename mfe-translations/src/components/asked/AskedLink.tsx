import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { pluralize } from '@lens/platform/pluralize';
import { Link } from '@lens/platform/router';
import { useEventStream } from '../event-stream/use-event-stream';
import { askedKey, useAsked } from './use-asked';
import styles from './AskedLink.module.css';

export const askedPath = '/admin/translations/asked';

interface AskedLinkProps {
  isCurrent: boolean;
  className: string | undefined;
}

/** Leads to the comments that ask the user, and says how many there are as they come and go. */
export function AskedLink({ isCurrent, className }: AskedLinkProps) {
  const client = useQueryClient();
  const total = useAsked().data?.total;
  const refetch = () => client.invalidateQueries({ queryKey: askedKey });
  useEventStream({
    onChanges: async (changes) => {
      if (changes.some(({ resource_type: kind }) => kind === 'text_comment')) await refetch();
    },
    onGap: () => void refetch(),
  });
  return (
    <>
      <Link
        to={askedPath}
        aria-current={isCurrent ? 'page' : undefined}
        className={`${className} ${styles.asked}`}
        data-waiting={Boolean(total)}
      >
        {total ? `Asked: ${total}` : 'Asked'}
      </Link>
      <NewQuestions total={total} />
    </>
  );
}

/** Announces that a question has come while the screen is open. @param total undefined until it is known */
function NewQuestions({ total }: { total: number | undefined }) {
  const before = useRef(total);
  const [message, setMessage] = useState('');
  useEffect(() => {
    if (total !== undefined && before.current !== undefined && total > before.current)
      setMessage(`${pluralize(total, 'comment')} waiting for your answer.`);
    before.current = total;
  }, [total]);
  return (
    <span role="status" className="visually-hidden">
      {message}
    </span>
  );
}
