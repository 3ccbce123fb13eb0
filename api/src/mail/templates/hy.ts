import type { MailTemplates } from './mail-templates.js';

export const hy: MailTemplates = {
  received: ({ practice, phone, reference }) => ({
    subject: `Ստացել ենք Ձեր հարցումը (${reference})`,
    text: `Շնորհակալություն, որ գրել եք մեզ՝ ${practice}։

Ձեր հարցումը տեղ է հասել։ Պատասխանում ենք 24 ժամվա ընթացքում։
Ձեր հարցման համարը՝ ${reference}

Եթե հարցն անհետաձգելի է, զանգեք մեզ՝ ${phone}

${practice}
`,
  }),
  confirm: ({ practice }) => ({
    subject: `Խնդրում ենք հաստատել տեղեկագրի բաժանորդագրությունը՝ ${practice}`,
    text: `Ինչ-որ մեկը, հուսով ենք՝ Դուք, խնդրել է մեր տեղեկագիրն ուղարկել այս հասցեին։

Հաստատելու համար յոթ օրվա ընթացքում բացեք այս էջը՝
{confirm}

Եթե Դուք չեք եղել, ոչինչ անել պետք չէ։ Կարող եք նաև խնդրել, որ այլևս երբեք չգրենք Ձեզ՝
{unsubscribe}

${practice}
`,
  }),
};
