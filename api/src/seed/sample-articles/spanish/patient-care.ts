import { emergency } from '../sample-article.js';

/** The Spanish bodies of `../patient-care.ts`, by slug, in the format of `parseBody`. */
export const patientCare: Record<string, string> = {
  'the-first-night': `
Ya está en casa después de su cirugía. Los ojos le lloran y los siente como si tuvieran arena. Es lo esperado durante
algunas horas después de LASIK, y durante algunos días después de PRK.

## Qué hacer

- Duerma en cuanto pueda. Los ojos cerrados son los que mejor sanan.
- Use los protectores oculares siempre que duerma, para que no pueda frotarse los ojos en la oscuridad.
- Póngase las gotas para los ojos a las horas exactas, con cinco minutos entre unas y otras. Agite el frasco, baje el párpado inferior, póngase una gota y cierre el ojo.
- Deje que cocine otra persona. Es posible que el vapor y las cebollas le irriten los ojos.

## Qué no hacer

No se frote los ojos, no use maquillaje y no nade. No mire pantallas hasta mañana. Puede ducharse con la cabeza
inclinada hacia atrás.

## Cuándo llamar

Un dolor que se hace más fuerte y no cede. Una vista que empeora. Un golpe en el ojo. Una secreción amarilla o verde del
ojo. No espere a que amanezca: la [línea de emergencias, ${emergency.display}](tel:${emergency.dialable}), contesta a
cualquier hora, y a nadie le molesta si resulta que no pasa nada malo.
`,
  'dry-eyes': `
Los nervios de su córnea les avisan a las glándulas lagrimales cuándo producir lágrimas. Un láser pasa por algunos de
estos nervios. Hasta que los nervios hayan vuelto a crecer, su aviso es débil, y el ojo está más seco de lo que debería.

En la mayoría de las personas, esta sequedad dura de algunas semanas a algunos meses. En unas pocas personas no
desaparece. Las personas que tenían los ojos secos antes de la cirugía tienen más probabilidad de tenerlos secos
después, y por eso medimos sus lágrimas antes de medir cualquier otra cosa.

## Qué ayuda

- Gotas para los ojos sin conservantes, antes de que los ojos le ardan y no solo cuando le arden.
- Compresas tibias sobre los párpados durante diez minutos al día.
- Un descanso de la pantalla cada veinte minutos. Las personas que miran una pantalla parpadean la mitad de veces.
- Un vaso de agua para beber, y un ventilador que no le sople en la cara.

Si esto no basta, hay medicamentos y pequeños tapones para los conductos lagrimales. Cuéntenos de sus ojos secos en su
visita de seguimiento, aunque el problema le parezca demasiado pequeño para mencionarlo.
`,
  'lenses-out-before-the-exam': `
Le pedimos que no use sus lentes de contacto antes de que midamos sus ojos: durante algunos días si los lentes son
blandos, durante algunas semanas si son duros. Es una molestia, y es lo más útil que puede hacer por su resultado.

Un lente de contacto que se usa todo el día cambia la forma de la córnea. Mueve la superficie unas milésimas de
milímetro, le quita algo de aire y deja la córnea un poco hinchada. Sin el lente de contacto, la córnea vuelve despacio
a su propia forma.

El láser corrige la forma que medimos. Si midiéramos la forma que ha dejado un lente de contacto, corregiríamos la forma
equivocada.

## Qué hacer

Use sus anteojos, aunque sean los viejos. Si no tiene anteojos, díganoslo cuando llame; le prestamos unos hasta su
visita. Y si se le olvida y usa una vez los lentes de contacto, díganoslo. Preferimos medir sus ojos una semana más
tarde que equivocarnos.
`,
  'twelve-questions': `
La gente olvida la mitad de sus preguntas en cuanto empieza la consulta. Imprima esta lista, o tómele una foto.

- ¿Qué procedimientos son posibles para mí, y cuáles no?
- ¿Qué hay en mis mediciones que sea una razón para no operarme?
- ¿Qué resultado puedo esperar, con mis mediciones?
- ¿Con qué frecuencia deben tratar un ojo por segunda vez?
- ¿Cuáles son los tres efectos secundarios más probables?
- ¿Qué es lo peor que le ha pasado aquí a un paciente?
- ¿Quién realiza la cirugía, y quién me ve después?
- ¿Qué hago si me duele un ojo un domingo?
- ¿Cuánto tiempo debo estar sin trabajar y sin hacer deporte?
- ¿Necesitaré anteojos para leer?
- ¿Cuánto cuesta la cirugía, con todo incluido y por escrito?
- ¿Qué pasa si no me opero?

Anote las respuestas, o venga con una persona que las anote por usted. Después váyase a casa. Si una clínica le pide que
firme el mismo día, tenga cuidado.
`,
  'your-own-language': `
En las islas aprendimos a preguntar algo desde el principio: ¿en qué idioma discute usted? En ese idioma debería decidir
sobre sus ojos.

Aquí en California hacemos la misma pregunta. Cuando solicita una consulta, puede decirnos que desea un intérprete. El
intérprete no le cuesta nada. Por favor, no le pida a un niño que interprete; es una tarea demasiado pesada para un
niño, y se pierde parte del significado.

## Qué se interpreta

Todo: lo que encontramos, lo que se puede hacer, lo que puede salir mal y lo que usted firma. Los nombres de los
procedimientos se quedan como están, así que LASIK es LASIK en todos los idiomas, y usted puede buscarlo después.

## Qué puede pedir

Puede pedirnos que repitamos lo que dijimos. Puede pedirnos que lo dibujemos. Puede pedir llevarse primero a casa el
formulario de consentimiento. El intérprete está ahí para usted, y es posible que una buena consulta tome mucho tiempo.
`,
};
