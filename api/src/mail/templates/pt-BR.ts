import type { MailTemplates } from './mail-templates.js';

export const ptBR: MailTemplates = {
  received: ({ practice, phone, reference }) => ({
    subject: `Recebemos seu pedido (${reference})`,
    text: `Agradecemos o seu contato com ${practice}.

Seu pedido chegou. Respondemos em até 24 horas.
Seu número de protocolo: ${reference}

Se não puder esperar, ligue para nós: ${phone}

${practice}
`,
  }),
  confirm: ({ practice }) => ({
    subject: `Confirme sua inscrição no boletim de ${practice}`,
    text: `Alguém (esperamos que você) pediu que enviássemos nosso boletim a este endereço.

Para confirmar, abra esta página em até sete dias:
{confirm}

Se não foi você, não faça nada, ou peça que nunca mais escrevamos para você:
{unsubscribe}

${practice}
`,
  }),
};
