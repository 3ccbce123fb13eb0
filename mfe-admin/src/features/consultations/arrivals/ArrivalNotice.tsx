import { Button } from '@lens/ui/office/Button';
import { pluralize } from '@lens/platform/pluralize';
import type { Arrivals } from './use-arrivals';
import styles from './ArrivalNotice.module.css';

interface ArrivalNoticeProps {
  waiting: Arrivals;
  onShow: () => void;
}

/** Says politely that the list could show more, and lets whoever reads it decide when. */
export const ArrivalNotice = ({ waiting, onShow }: ArrivalNoticeProps) => (
  <div role="status" className={styles.notice}>
    {waiting !== 0 && (
      <>
        <p>{waiting === 'missed' ? 'There may be new requests.' : pluralize(waiting, 'new request')}</p>
        <Button hint="R" onClick={onShow}>
          Show
        </Button>
      </>
    )}
  </div>
);
