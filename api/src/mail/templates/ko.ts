import type { MailTemplates } from './mail-templates.js';

export const ko: MailTemplates = {
  received: ({ practice, phone, reference }) => ({
    subject: `신청을 잘 받았습니다 (${reference})`,
    text: `${practice}에 문의해 주셔서 감사합니다.

신청을 잘 받았습니다. 휴무일을 빼고 24시간 안에 답해 드립니다.
접수 번호: ${reference}

급한 질문이라면 전화해 주세요: ${phone}

${practice}
`,
  }),
  confirm: ({ practice }) => ({
    subject: `뉴스레터 구독을 확인해 주세요: ${practice}`,
    text: `이 이메일 주소로 저희 뉴스레터를 보내 달라는 신청을 받았습니다.

직접 신청하셨다면 7일 안에 아래 페이지를 열어 구독을 확인해 주세요:
{confirm}

신청하신 적이 없다면 아무것도 하지 않으셔도 됩니다. 아래 페이지를 여셔도 되며, 그러면 이 이메일 주소로 다시는 메일을 보내지 않습니다:
{unsubscribe}

${practice}
`,
  }),
};
