import type { MailTemplates } from './mail-templates.js';

export const vi: MailTemplates = {
  received: ({ practice, phone, reference }) => ({
    subject: `Chúng tôi đã nhận được yêu cầu của quý vị (${reference})`,
    text: `Cảm ơn quý vị đã liên hệ với ${practice}.

Chúng tôi đã nhận được yêu cầu và sẽ trả lời trong vòng 24 giờ.
Mã số của quý vị: ${reference}

Nếu không thể chờ, xin gọi cho chúng tôi: ${phone}

${practice}
`,
  }),
  confirm: ({ practice }) => ({
    subject: `Xin xác nhận đăng ký nhận bản tin của ${practice}`,
    text: `Có người, mong rằng chính là quý vị, đã nhờ chúng tôi gửi bản tin đến địa chỉ này.

Để xác nhận, xin mở trang này trong vòng bảy ngày:
{confirm}

Nếu không phải quý vị đăng ký, xin cứ bỏ qua thư này, hoặc báo để chúng tôi không bao giờ viết nữa:
{unsubscribe}

${practice}
`,
  }),
};
