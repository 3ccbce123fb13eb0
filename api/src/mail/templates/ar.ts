import type { MailTemplates } from './mail-templates.js';

/** Isolates a number or a Latin name, so that it keeps its order in a right-to-left line. */
const ltr = (text: string) => `\u2066${text}\u2069`;

export const ar: MailTemplates = {
  received: ({ practice, phone, reference }) => ({
    subject: `وصلنا طلبك (${ltr(reference)})`,
    text: `شكرًا لمراسلتك ${ltr(practice)}.

وصلنا طلبك، وسنردّ عليك خلال 24 ساعة.
الرقم المرجعي: ${ltr(reference)}

إذا كان الأمر عاجلًا فاتصل بنا: ${ltr(phone)}

${ltr(practice)}
`,
  }),
  confirm: ({ practice }) => ({
    subject: `يُرجى تأكيد اشتراكك في النشرة البريدية: ${ltr(practice)}`,
    text: `طلب شخص ما، ونأمل أنه أنت، إرسال نشرتنا البريدية إلى هذا العنوان.

للتأكيد افتح هذه الصفحة خلال سبعة أيام:
{confirm}

إذا لم تكن أنت من طلب ذلك فتجاهل هذه الرسالة، أو أخبرنا بألّا نراسلك مجددًا:
{unsubscribe}

${ltr(practice)}
`,
  }),
};
