import { isLanguageCode, languageOf } from '@lens/contracts/languages';
import type { MailSummary } from '@lens/contracts/mail';
import { useSettings } from '@lens/platform/host';
import { Link } from '@lens/platform/router';
import { Button } from '@lens/ui/office/Button';
import { Dialog } from '@lens/ui/office/Dialog';
import { RetryNotice } from '@lens/ui/office/RetryNotice';
import { Skeleton } from '@lens/ui/office/Skeleton';
import { formatDateTime } from '@lens/platform/format-time';
import { useMail } from './api/mails';
import { kindLabels, formatReason, retryLabel, statusLabels } from './labels';
import styles from './Mails.module.css';

interface MailDialogProps {
  mail: MailSummary;
  isRetrying: boolean;
  /** Undefined if nothing can be sent. */
  onRetry: (() => void) | undefined;
  onClose: () => void;
}

/** An email as the recipient reads it. */
export function MailDialog({ mail, isRetrying, onRetry, onClose }: MailDialogProps) {
  const { timeZone } = useSettings();
  const query = useMail(mail.id);
  const { to, kind, language, subject, status, created_at, sent_at, consultation_id } = query.data ?? mail;
  const reason = formatReason(query.data ?? mail);
  const label = retryLabel(query.data ?? mail);
  return (
    <Dialog
      title={subject}
      size="wide"
      onClose={onClose}
      actions={
        label &&
        onRetry && (
          <Button look="main" busy={isRetrying} onClick={onRetry}>
            {label}
          </Button>
        )
      }
    >
      <dl className={styles.facts}>
        <div>
          <dt>To</dt>
          <dd>{to}</dd>
        </div>
        <div>
          <dt>Type</dt>
          <dd>
            {kindLabels[kind]}
            {isLanguageCode(language) && `, in ${languageOf(language).name}`}
          </dd>
        </div>
        <div>
          <dt>Created</dt>
          <dd>{formatDateTime(created_at, timeZone)}</dd>
        </div>
        <div>
          <dt>State</dt>
          <dd>
            {statusLabels[status]}
            {sent_at && `, ${formatDateTime(sent_at, timeZone)}`}
            {reason && `. ${reason}`}
          </dd>
        </div>
      </dl>
      {consultation_id && (
        <p>
          <Link to={`/admin/consultations?request=${consultation_id}`}>Open the request</Link>
        </p>
      )}
      {query.isError && (
        <RetryNotice onRetry={() => void query.refetch()} retrying={query.isFetching}>
          {`The email could not be loaded: ${query.error.message}`}
        </RetryNotice>
      )}
      {query.isPending && <Skeleton label="Loading the email…" />}
      {query.data && (
        <p className={styles.text} dir="auto" lang={language}>
          {query.data.text}
        </p>
      )}
    </Dialog>
  );
}
