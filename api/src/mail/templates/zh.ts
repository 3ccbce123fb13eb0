import type { MailTemplates } from './mail-templates.js';

export const zh: MailTemplates = {
  received: ({ practice, phone, reference }) => ({
    subject: `我们已经收到您的申请（${reference}）`,
    text: `感谢您联系 ${practice}。

我们已经收到您的申请。我们会在 24 小时内答复，休息日不计。
您的申请编号：${reference}

如果您的问题紧急，请打电话给我们：${phone}

${practice}
`,
  }),
  confirm: ({ practice }) => ({
    subject: `请确认订阅 ${practice} 的邮件通讯`,
    text: `我们收到一份申请，请我们把邮件通讯发送到这个邮箱。

如果申请是您本人提出的，请在七天内打开此页面，确认订阅：
{confirm}

如果申请不是您本人提出的，您不必做任何事。您也可以打开此页面，我们就永远不再写信到这个邮箱：
{unsubscribe}

${practice}
`,
  }),
};
