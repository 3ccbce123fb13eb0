import type { MailTemplates } from './mail-templates.js';

/** Isolates a number or a Latin name, so that it keeps its order in a right-to-left line. */
const ltr = (text: string) => `\u2066${text}\u2069`;

export const he: MailTemplates = {
  received: ({ practice, phone, reference }) => ({
    subject: `קיבלנו את הבקשה שלכם (${ltr(reference)})`,
    text: `תודה שכתבתם אל ${ltr(practice)}.

קיבלנו את הבקשה שלכם. נענה בתוך 24 שעות, לא כולל ימים שבהם אנחנו סגורים.
קוד הבקשה שלכם: ${ltr(reference)}

אם השאלה דחופה, אנא התקשרו אלינו: ${ltr(phone)}

${ltr(practice)}
`,
  }),
  confirm: ({ practice }) => ({
    subject: `אנא אשרו את ההרשמה לעלון של ${ltr(practice)}`,
    text: `קיבלנו בקשה לשלוח את העלון שלנו לכתובת הדוא״ל הזאת.

אם הבקשה היא שלכם, אנא פתחו את הדף הזה בתוך שבעה ימים כדי לאשר את ההרשמה:
{confirm}

אם הבקשה אינה שלכם, אין צורך לעשות דבר. אפשר גם לפתוח את הדף הזה, ולעולם לא נכתוב שוב לכתובת הזאת:
{unsubscribe}

${ltr(practice)}
`,
  }),
};
