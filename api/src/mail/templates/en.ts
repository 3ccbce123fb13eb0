import type { MailTemplates } from './mail-templates.js';

export const en: MailTemplates = {
  received: ({ practice, phone, reference }) => ({
    subject: `We have received your request (${reference})`,
    text: `Thank you for writing to ${practice}.

We have received your request. We will answer within 24 hours, not counting days when we are closed.
Your reference code: ${reference}

If your question is urgent, please call us: ${phone}

${practice}
`,
  }),
  confirm: ({ practice }) => ({
    subject: `Please confirm your subscription to the newsletter of ${practice}`,
    text: `We received a request to send our newsletter to this email address.

If the request is yours, please open this page within seven days to confirm your subscription:
{confirm}

If the request is not yours, you do not need to do anything. You can also open this page, and we will never write to this address again:
{unsubscribe}

${practice}
`,
  }),
};
