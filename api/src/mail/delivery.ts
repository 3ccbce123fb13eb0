import { createTransport } from 'nodemailer';
import type { MailSettings } from '../config/env.js';
import type { Mail } from './mail.entity.js';

export interface OutgoingMail extends Pick<
  Mail,
  'id' | 'to' | 'language' | 'subject' | 'text' | 'created_at'
> {
  /** Where the unsubscribe button of a mail program posts to. */
  oneClickUnsubscribeUrl?: string | undefined;
}

export type Deliver = (mail: OutgoingMail, signal: AbortSignal) => Promise<void>;

const socketTimeoutMs = 30_000;

/** @returns a function that hands a mail to the server, and throws what `toDeliveryFailure` understands */
export function createDelivery({ smtpUrl, requireTls, from }: MailSettings): Deliver {
  const transport = createTransport({
    url: smtpUrl,
    requireTLS: requireTls,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: socketTimeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  return async ({ id, to, language, subject, text, created_at, oneClickUnsubscribeUrl }, signal) => {
    await transport.sendMail({
      // The same at every attempt, so that mail programs show a mail that arrived twice once.
      messageId: `<${id}@${domain}>`,
      date: created_at,
      from,
      to: { name: '', address: to },
      subject,
      text,
      headers: {
        'Auto-Submitted': 'auto-generated',
        'Content-Language': language,
        ...(oneClickUnsubscribeUrl && {
          'List-Unsubscribe': `<${oneClickUnsubscribeUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      },
      signal,
    });
  };
}
