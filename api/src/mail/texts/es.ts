import type { Letters } from './letters.js';

export const es: Letters = {
  received: ({ practice, phone, reference }) => ({
    subject: `Hemos recibido su solicitud (${reference})`,
    text: `Gracias por escribir a ${practice}.

Su solicitud ha llegado. Respondemos en un plazo de 24 horas.
Su número de referencia: ${reference}

Si es urgente, llámenos: ${phone}

${practice}
`,
  }),
  confirm: ({ practice }) => ({
    subject: `Confirme su suscripción al boletín de ${practice}`,
    text: `Alguien, esperamos que usted, nos pidió enviar nuestro boletín a esta dirección.

Para confirmarlo, abra esta página en un plazo de siete días:
{confirm}

Si no fue usted, no haga nada, o indíquenos que no le escribamos más:
{unsubscribe}

${practice}
`,
  }),
};
