import type { MailTemplates } from './mail-templates.js';

export const vi: MailTemplates = {
  received: ({ practice, phone, reference }) => ({
    subject: `Chúng tôi đã nhận được yêu cầu của quý vị (${reference})`,
    text: `Cảm ơn quý vị đã viết cho ${practice}.

Chúng tôi đã nhận được yêu cầu của quý vị. Chúng tôi sẽ trả lời trong vòng 24 giờ, không kể những ngày đóng cửa.
Mã số yêu cầu: ${reference}

Nếu câu hỏi khẩn cấp, xin gọi cho chúng tôi: ${phone}

${practice}
`,
  }),
  confirm: ({ practice }) => ({
    subject: `Xin xác nhận đăng ký nhận bản tin của ${practice}`,
    text: `Chúng tôi nhận được yêu cầu gửi bản tin đến địa chỉ email này.

Nếu đó là yêu cầu của quý vị, xin mở trang này trong vòng bảy ngày để xác nhận đăng ký:
{confirm}

Nếu đó không phải yêu cầu của quý vị, quý vị không cần làm gì. Quý vị cũng có thể mở trang này, và chúng tôi sẽ không bao giờ viết đến địa chỉ này nữa:
{unsubscribe}

${practice}
`,
  }),
};
