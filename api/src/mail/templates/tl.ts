import type { MailTemplates } from './mail-templates.js';

export const tl: MailTemplates = {
  received: ({ practice, phone, reference }) => ({
    subject: `Natanggap namin ang inyong request (${reference})`,
    text: `Salamat po sa pagsulat sa ${practice}.

Natanggap namin ang inyong request. Sasagot kami sa loob ng 24 na oras, hindi kasama ang mga araw na sarado kami.
Ang inyong reference code: ${reference}

Kung apurahan ang tanong, tumawag po kayo sa amin: ${phone}

${practice}
`,
  }),
  confirm: ({ practice }) => ({
    subject: `Pakikumpirma po ang inyong subscription sa newsletter ng ${practice}`,
    text: `Nakatanggap kami ng request na ipadala ang aming newsletter sa email address na ito.

Kung sa inyo ang request, pakibuksan po ang pahinang ito sa loob ng pitong araw para kumpirmahin ang inyong subscription:
{confirm}

Kung hindi sa inyo ang request, wala kayong kailangang gawin. Puwede rin ninyong buksan ang pahinang ito, at hindi na kami kailanman susulat sa address na ito:
{unsubscribe}

${practice}
`,
  }),
};
