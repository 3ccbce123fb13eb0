import { Button } from '@lens/ui/office/Button';
import { pluralize } from '@lens/platform/pluralize';
import type { NewRequestCount } from './use-new-requests';
import styles from './NewRequestsNotice.module.css';

interface NewRequestsNoticeProps {
  count: NewRequestCount;
  onShow: () => void;
}

/** Announces new requests, and lets staff choose when to show them. */
export const NewRequestsNotice = ({ count, onShow }: NewRequestsNoticeProps) => (
  <div role="status" className={styles.notice}>
    {count !== 0 && (
      <>
        <p>{count === 'missed' ? 'There may be new requests.' : pluralize(count, 'new request')}</p>
        <Button hint="R" onClick={onShow}>
          Show
        </Button>
      </>
    )}
  </div>
);
