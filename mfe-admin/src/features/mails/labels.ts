import type { MailKind, MailStatus, MailSummary } from '@lens/contracts/mail';

export const statusLabels: Record<MailStatus, string> = {
  queued: 'Waiting to be sent',
  sent: 'Sent',
  failed: 'Not sent',
  kept: 'Kept, not sent',
};

export const kindLabels: Record<MailKind, string> = {
  consultation_arrived: 'New request, to the practice',
  consultation_received: 'Request received, to the patient',
  newsletter_confirm: 'Newsletter confirmation',
};

export const statusOptions = Object.entries(statusLabels);
export const kindOptions = Object.entries(kindLabels);

/** Why a mail was not sent; the code is for whoever maintains the mail server. */
export function formatReason({
  status,
  last_error,
}: Pick<MailSummary, 'status' | 'last_error'>): string | null {
  if (status === 'kept') return 'No mail server was set up when it was written.';
  if (status === 'sent' || last_error === null) return null;
  if (last_error === 'EXPIRED') return 'It was not sent in time: its link does not work any more.';
  if (last_error.startsWith('EAUTH')) return `The mail server did not let us sign in (${last_error}).`;
  if (/ 5\d\d$/.test(last_error)) return `The mail server refused it (${last_error}).`;
  if (/ 4\d\d$/.test(last_error)) return `The mail server asked us to try later (${last_error}).`;
  return `The mail server could not be reached (${last_error}).`;
}

/** The action that sends the mail after all; for an expired mail the API refuses it. */
export const retryLabel = ({ status }: Pick<MailSummary, 'status'>): string | undefined =>
  ({ failed: 'Try again', kept: 'Send now', queued: undefined, sent: undefined })[status];
