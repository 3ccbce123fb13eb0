import { emergency } from '../sample-article.js';

/** The Spanish bodies of `../patient-care.ts`, by slug, in the format of `parseBody`. */
export const patientCare: Record<string, string> = {
  'the-first-night': `
Ya está en casa. Los ojos le lloran y los siente como si tuvieran arena. Es lo esperado durante algunas horas después de
LASIK, y durante algunos días después de PRK.

## Qué hacer

- Duerma, en cuanto pueda. Los ojos cerrados sanan mejor.
- Póngase los protectores siempre que duerma, para que una mano en la oscuridad no pueda frotarlos.
- Use sus gotas con el reloj a la vista, con cinco minutos entre una y otra. Agite el frasco, baje el párpado, una gota, cierre.
- Deje que cocine otra persona. El vapor y las cebollas pueden esperar.

## Qué evitar

Nada de frotarse, de maquillaje, de nadar ni de pantallas hasta mañana. Una ducha está bien, con la cabeza inclinada hacia
atrás.

## Cuándo llamar

Un dolor que crece en vez de ceder. Una vista que empeora. Un golpe en el ojo. Una secreción amarilla o verde. No espere a
que amanezca: la [línea de emergencias, ${emergency.display}](tel:${emergency.dialable}), contesta a cualquier hora, y a nadie le molesta una llamada que al final no era
nada.
`,
  'dry-eyes': `
Los nervios de su córnea les avisan a las glándulas cuándo producir lágrimas. El láser pasa por algunos de esos nervios.
Mientras vuelven a crecer, el aviso llega débil y el ojo está más seco de lo que debería.

En la mayoría esto dura de algunas semanas a algunos meses. En unas pocas personas se queda. Quien ya tenía los ojos secos
tiene más probabilidad de tenerlos después, y por eso medimos sus lágrimas antes que cualquier otra cosa.

## Qué ayuda

- Gotas sin conservantes, antes de que arda y no solo después.
- Compresas tibias sobre los párpados durante diez minutos al día.
- Una pausa de la pantalla cada veinte minutos. Frente a una pantalla se parpadea la mitad de veces.
- Un vaso de agua, y un ventilador que no le sople en la cara.

Si eso no basta, hay medicamentos y pequeños tapones para los conductos lagrimales. Cuéntenoslo en su revisión, aunque le
parezca muy poca cosa.
`,
  'lenses-out-before-the-exam': `
Le pedimos que deje sus lentes de contacto antes de que midamos sus ojos: durante algunos días si son blandos, durante
algunas semanas si son rígidos. Es una molestia, y es lo más útil que puede hacer por su resultado.

Un lente que flota todo el día sobre el ojo le da forma. Mueve la superficie unas milésimas de milímetro, le quita algo de
aire y deja la córnea un poco hinchada. Sin el lente todo vuelve a su lugar, despacio.

Al láser se le ordena corregir lo que medimos. Si midiéramos la huella de su lente, corregiríamos la huella.

## Qué hacer

Use sus anteojos, aunque sean los viejos. Si no tiene, díganoslo cuando llame; prestamos anteojos para la espera. Y si se
le olvida y un día se pone los lentes, dígalo. Preferimos medir una semana más tarde que equivocarnos.
`,
  'twelve-questions': `
Uno olvida la mitad de lo que quería preguntar en cuanto se cierra la puerta. Imprima esto, o tómele una foto.

- ¿Qué procedimientos son posibles para mí y cuáles no?
- ¿Qué hay en mis mediciones que hable en contra?
- ¿Qué resultado puedo esperar, con mis números?
- ¿Con qué frecuencia tratan dos veces?
- ¿Cuáles son los tres efectos secundarios más probables?
- ¿Qué es lo peor que ha pasado aquí?
- ¿Quién me opera, y quién me ve después?
- ¿Qué hago si algo me duele un domingo?
- ¿Cuánto tiempo estaré sin trabajar y sin hacer deporte?
- ¿Voy a necesitar anteojos para leer?
- ¿Cuánto cuesta, todo incluido y por escrito?
- ¿Qué pasa si no hago nada?

Anote las respuestas, o venga con alguien que las anote. Después váyase a casa. Una clínica que quiere su firma ese mismo
día ya contestó una pregunta número trece.
`,
  'your-own-language': `
En las islas aprendimos a preguntar algo desde el principio: ¿en qué idioma discute usted? En ese debería decidir sobre
sus ojos.

Aquí en California preguntamos lo mismo. Cuando solicita una consulta, puede decir que desea un intérprete. No le cuesta
nada. Por favor, no traiga a un niño para que interprete; es demasiado peso para él, y en el camino se pierden palabras.

## Qué se interpreta

Todo: qué se encontró, qué se podría hacer, qué podría salir mal y qué firma usted. Los nombres de los procedimientos se
quedan como están: LASIK es LASIK en todos los idiomas, y así usted puede buscarlo después.

## Qué puede pedir

Que se lo repitan. Que se lo dibujen. Llevarse primero el papel a casa. El intérprete está allí para usted, y una consulta
lenta es una buena consulta.
`,
};
