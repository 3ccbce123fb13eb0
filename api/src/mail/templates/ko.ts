import type { MailTemplates } from './mail-templates.js';

export const ko: MailTemplates = {
  received: ({ practice, phone, reference }) => ({
    subject: `신청을 잘 받았습니다 (${reference})`,
    text: `${practice}에 문의해 주셔서 감사합니다.

신청이 잘 도착했습니다. 24시간 안에 답해 드립니다.
접수 번호: ${reference}

급하시면 전화해 주세요: ${phone}

${practice}
`,
  }),
  confirm: ({ practice }) => ({
    subject: `뉴스레터 구독을 확인해 주세요: ${practice}`,
    text: `이 주소로 뉴스레터를 보내 달라는 요청을 받았습니다. 직접 신청하신 것이기를 바랍니다.

구독하시려면 일주일 안에 이 페이지를 열어 확인해 주세요:
{confirm}

신청하신 적이 없다면 아무것도 하지 않으셔도 됩니다. 앞으로 메일을 받지 않으시려면 여기를 열어 주세요:
{unsubscribe}

${practice}
`,
  }),
};
