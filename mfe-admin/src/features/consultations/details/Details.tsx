import { useEffect, useRef } from 'react';
import type { Consultation } from '@lens/contracts/consultations';
import { useSettings } from '@lens/platform/host';
import { isGone } from '@lens/platform/staff-api';
import { CloseIcon } from '@lens/ui/icons/navigation';
import { Badge } from '@lens/ui/office/Badge';
import { IconButton } from '@lens/ui/office/IconButton';
import { RetryNotice } from '@lens/ui/office/RetryNotice';
import { Skeleton } from '@lens/ui/office/Skeleton';
import { useRemovedBy } from '../../../components/shared-rows/removed-rows';
import { formatDateTime } from '@lens/platform/format-time';
import { useConsultation } from '../api/one-consultation';
import { ReceivedTime } from '../ReceivedTime';
import { AssigneeSelect } from '../AssigneeSelect';
import { fullName } from '../labels';
import { StatusSelect } from '../StatusSelect';
import { ContactLinks } from './ContactLinks';
import { ErasedNotice } from './ErasedNotice';
import { RequestFields } from './RequestFields';
import { Notes } from './Notes';
import { OtherRequests } from './OtherRequests';
import { PersonMenu } from './PersonMenu';
import { Views } from './Views';
import styles from './Details.module.css';

interface DetailsProps {
  id: string;
  onClose: () => void;
}

/** One request, beside the list or, on phones, instead of it. */
export function Details({ id, onClose }: DetailsProps) {
  const removedBy = useRemovedBy(id);
  const query = useConsultation(id, removedBy !== undefined);
  const isErased = removedBy !== undefined || isGone(query.error);
  const panelRef = useRef<HTMLElement>(null);
  useEffect(() => {
    panelRef.current?.focus({ preventScroll: true });
    panelRef.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <section
      ref={panelRef}
      tabIndex={-1}
      aria-label={query.data && !isErased ? `Request of ${fullName(query.data)}` : 'Request'}
      className={styles.panel}
    >
      <IconButton label="Close the request" className={styles.close} onClick={onClose}>
        <CloseIcon />
      </IconButton>
      {isErased && <ErasedNotice id={id} by={removedBy} onClose={onClose} />}
      {!isErased && query.isError && (
        <RetryNotice onRetry={() => void query.refetch()} retrying={query.isFetching}>
          {`The request could not be loaded: ${query.error.message}`}
        </RetryNotice>
      )}
      {!isErased && query.isPending && <Skeleton label="Loading the request…" />}
      {!isErased && query.data && <LoadedDetails consultation={query.data} onErased={onClose} />}
    </section>
  );
}

function LoadedDetails({ consultation, onErased }: { consultation: Consultation; onErased: () => void }) {
  const { id, email, message, language, reference, suspected, created_at } = consultation;
  const { timeZone } = useSettings();
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.name}>
          <bdi>{fullName(consultation)}</bdi>
        </h2>
        <p className={styles.arrived}>
          <span className={styles.reference}>{reference}</span>
          <span>{formatDateTime(created_at, timeZone)}</span>
          <ReceivedTime consultation={consultation} />
          {suspected && <Badge tone="bad">Suspected spam</Badge>}
        </p>
      </div>
      <ContactLinks consultation={consultation} />
      <div className={styles.triage}>
        <StatusSelect consultation={consultation} />
        <AssigneeSelect consultation={consultation} />
        <PersonMenu email={email} onErased={onErased} />
      </div>
      <OtherRequests key={`others-${id}`} consultation={id} />
      <RequestFields consultation={consultation} />
      <p dir="auto" lang={language ?? undefined} className={styles.message}>
        {message || 'No message.'}
      </p>
      <Notes consultation={id} />
      <Views key={id} consultation={id} />
    </>
  );
}
