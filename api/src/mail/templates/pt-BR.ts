import type { MailTemplates } from './mail-templates.js';

export const ptBR: MailTemplates = {
  received: ({ practice, phone, reference }) => ({
    subject: `Recebemos o seu pedido (${reference})`,
    text: `Agradecemos o seu contato com ${practice}.

Recebemos o seu pedido. Vamos responder em até 24 horas, sem contar os dias em que estamos fechados.
Seu protocolo: ${reference}

Se a sua pergunta for urgente, ligue para nós: ${phone}

${practice}
`,
  }),
  confirm: ({ practice }) => ({
    subject: `Confirme a sua inscrição no boletim de ${practice}`,
    text: `Recebemos um pedido para enviar o nosso boletim a este endereço de e-mail.

Se o pedido é seu, abra esta página em até sete dias para confirmar a sua inscrição:
{confirm}

Se o pedido não é seu, você não precisa fazer nada. Você também pode abrir esta página, e nunca mais escreveremos para este endereço:
{unsubscribe}

${practice}
`,
  }),
};
