import type { MailTemplates } from './mail-templates.js';

export const tl: MailTemplates = {
  received: ({ practice, phone, reference }) => ({
    subject: `Natanggap namin ang inyong kahilingan (${reference})`,
    text: `Salamat po sa pagsulat sa ${practice}.

Dumating na ang inyong kahilingan. Sasagot kami sa loob ng 24 na oras.
Ang inyong reference number: ${reference}

Kung hindi ito makapaghihintay, tumawag po kayo sa amin: ${phone}

${practice}
`,
  }),
  confirm: ({ practice }) => ({
    subject: `Pakikumpirma ang inyong subscription sa newsletter ng ${practice}`,
    text: `May humiling sa amin, sana ay kayo, na ipadala ang aming newsletter sa address na ito.

Para kumpirmahin, buksan ang pahinang ito sa loob ng pitong araw:
{confirm}

Kung hindi kayo ang humiling, wala kayong kailangang gawin, o sabihin sa amin na huwag na kaming sumulat muli:
{unsubscribe}

${practice}
`,
  }),
};
