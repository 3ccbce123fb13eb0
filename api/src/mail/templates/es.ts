import type { MailTemplates } from './mail-templates.js';

export const es: MailTemplates = {
  received: ({ practice, phone, reference }) => ({
    subject: `Hemos recibido su solicitud (${reference})`,
    text: `Gracias por escribir a ${practice}.

Hemos recibido su solicitud. Le responderemos en un plazo de 24 horas, sin contar los días en que cerramos.
Su código de referencia: ${reference}

Si su pregunta es urgente, llámenos, por favor: ${phone}

${practice}
`,
  }),
  confirm: ({ practice }) => ({
    subject: `Por favor, confirme su suscripción al boletín de ${practice}`,
    text: `Recibimos una solicitud para enviar nuestro boletín a esta dirección de correo electrónico.

Si la solicitud es suya, abra esta página en un plazo de siete días para confirmar su suscripción, por favor:
{confirm}

Si la solicitud no es suya, no necesita hacer nada. También puede abrir esta página, y nunca volveremos a escribir a esta dirección:
{unsubscribe}

${practice}
`,
  }),
};
