import { createTransport } from 'nodemailer';
import type { MailSettings } from '../config/env.js';
import type { Mail } from './mail.entity.js';

export interface Message extends Pick<Mail, 'id' | 'to' | 'language' | 'subject' | 'text' | 'created_at'> {
  /** An address to post to, for a mail program's own unsubscribe button. */
  oneClick?: string | undefined;
}

export type Deliver = (message: Message, signal: AbortSignal) => Promise<void>;

const patienceMs = 30_000;

/** Hands mails to the server of these settings. @throws whatever the transport says; see `mailRefusalFrom` */
export function deliveryBy({ smtpUrl, requireTls, from }: MailSettings): Deliver {
  const transport = createTransport({
    url: smtpUrl,
    requireTLS: requireTls,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: patienceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  return async ({ id, to, language, subject, text, created_at, oneClick }, signal) => {
    await transport.sendMail({
      // The same at every attempt, so that a mail that arrived twice is shown once.
      messageId: `<${id}@${domain}>`,
      date: created_at,
      from,
      to: { name: '', address: to },
      subject,
      text,
      headers: {
        'Auto-Submitted': 'auto-generated',
        'Content-Language': language,
        ...(oneClick && {
          'List-Unsubscribe': `<${oneClick}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      },
      signal,
    });
  };
}
