import type { MailTemplates } from './mail-templates.js';

/** Isolates a number or a Latin name, so that it keeps its order in a right-to-left line. */
const ltr = (text: string) => `\u2066${text}\u2069`;

export const ar: MailTemplates = {
  received: ({ practice, phone, reference }) => ({
    subject: `وصلنا طلبك (${ltr(reference)})`,
    text: `شكرًا لمراسلتك ${ltr(practice)}.

وصلنا طلبك. وسنردّ عليك خلال 24 ساعة، دون حساب أيام الإغلاق.
رقمك المرجعي: ${ltr(reference)}

إذا كان سؤالك عاجلًا فاتصل بنا: ${ltr(phone)}

${ltr(practice)}
`,
  }),
  confirm: ({ practice }) => ({
    subject: `يُرجى تأكيد اشتراكك في النشرة البريدية: ${ltr(practice)}`,
    text: `وصلنا طلب لإرسال نشرتنا البريدية إلى عنوان البريد الإلكتروني هذا.

إذا كان الطلب منك، فافتح هذه الصفحة خلال سبعة أيام لتأكيد اشتراكك:
{confirm}

إذا لم يكن الطلب منك، فلا يلزمك أن تفعل شيئًا. ويمكنك أيضًا أن تفتح هذه الصفحة، ولن نكتب إلى هذا العنوان بعدها أبدًا:
{unsubscribe}

${ltr(practice)}
`,
  }),
};
