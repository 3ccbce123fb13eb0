import type { MailTemplates } from './mail-templates.js';

export const es: MailTemplates = {
  received: ({ practice, phone, reference }) => ({
    subject: `Hemos recibido su solicitud (${reference})`,
    text: `Gracias por escribir a ${practice}.

Ya recibimos su solicitud. Le respondemos en un plazo de 24 horas.
Su número de referencia: ${reference}

Si no puede esperar, llámenos: ${phone}

${practice}
`,
  }),
  confirm: ({ practice }) => ({
    subject: `Confirme su suscripción al boletín de ${practice}`,
    text: `Alguien (esperamos que usted) nos pidió enviar nuestro boletín a esta dirección.

Para confirmarla, abra esta página en los próximos siete días:
{confirm}

Si no fue usted, no haga nada, o díganos que no volvamos a escribirle:
{unsubscribe}

${practice}
`,
  }),
};
