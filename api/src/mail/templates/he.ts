import type { MailTemplates } from './mail-templates.js';

/** Isolates a number or a Latin name, so that it keeps its order in a right-to-left line. */
const ltr = (text: string) => `\u2066${text}\u2069`;

export const he: MailTemplates = {
  received: ({ practice, phone, reference }) => ({
    subject: `הבקשה שלכם הגיעה אלינו (${ltr(reference)})`,
    text: `תודה שכתבתם אל ${ltr(practice)}.

הבקשה שלכם הגיעה. נענה בתוך 24 שעות.
מספר הפנייה שלכם: ${ltr(reference)}

אם זה לא יכול לחכות, התקשרו אלינו: ${ltr(phone)}

${ltr(practice)}
`,
  }),
  confirm: ({ practice }) => ({
    subject: `אשרו את ההרשמה לעלון של ${ltr(practice)}`,
    text: `התקבלה אצלנו בקשה, ואנחנו מקווים שהיא שלכם, לשלוח את העלון שלנו לכתובת הזאת.

כדי לאשר, פתחו את הדף הזה בתוך שבעה ימים:
{confirm}

אם לא אתם ביקשתם, אין צורך לעשות דבר. אפשר גם לבקש שלא נכתוב לכם שוב:
{unsubscribe}

${ltr(practice)}
`,
  }),
};
