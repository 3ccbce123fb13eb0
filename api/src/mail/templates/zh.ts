import type { MailTemplates } from './mail-templates.js';

export const zh: MailTemplates = {
  received: ({ practice, phone, reference }) => ({
    subject: `您的申请已收到（${reference}）`,
    text: `感谢您联系 ${practice}。

您的申请我们已经收到，会在 24 小时内答复。
您的申请编号：${reference}

如果情况紧急，请致电：${phone}

${practice}
`,
  }),
  confirm: ({ practice }) => ({
    subject: `请确认订阅 ${practice} 的邮件通讯`,
    text: `有人（希望就是您）请我们把邮件通讯寄到这个邮箱。

如要确认订阅，请在七天内打开此页面：
{confirm}

如果不是您本人，无需理会；也可以让我们今后不再写信给您：
{unsubscribe}

${practice}
`,
  }),
};
