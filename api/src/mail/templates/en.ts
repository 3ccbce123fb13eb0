import type { MailTemplates } from './mail-templates.js';

export const en: MailTemplates = {
  received: ({ practice, phone, reference }) => ({
    subject: `We have your request (${reference})`,
    text: `Thank you for writing to ${practice}.

Your request has arrived. We answer within 24 hours.
Your reference number: ${reference}

If it cannot wait, call us: ${phone}

${practice}
`,
  }),
  confirm: ({ practice }) => ({
    subject: `Please confirm your subscription to the newsletter of ${practice}`,
    text: `Somebody, we hope you, asked us to send our newsletter to this address.

To confirm it, open this page within seven days:
{confirm}

If it was not you, do nothing, or tell us never to write again:
{unsubscribe}

${practice}
`,
  }),
};
