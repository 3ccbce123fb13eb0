/** The Spanish bodies of `../procedures.ts`, by slug, in the format of `parseBody`. */
export const procedures: Record<string, string> = {
  'lasik-prk-or-icl': `
La mayoría llega con un procedimiento en mente. A una amiga le hicieron LASIK, así que quieren LASIK. Es una buena razón
para preguntar, y ninguna para decidir.

## Lo que dicen las mediciones

- LASIK conviene a una córnea gruesa y regular, que pueda llevar un colgajo.
- PRK prescinde del colgajo. Le pide más paciencia: de tres a cinco días hasta la vida diaria, y semanas hasta que la vista se estabiliza.
- ICL deja la córnea como está. Se coloca una lente detrás del iris, y eso abre el camino a las graduaciones altas.

## Lo que ninguna medición dice

También cuentan su trabajo, su deporte y su paciencia. Un boxeador y una bibliotecaria con la misma córnea quizá hagan
bien en elegir distinto.

Los tres tienen riesgos: ojos secos y halos después del láser, y un riesgo pequeño de presión, opacidad o infección dentro
del ojo después de una lente. [Compare los tres frente a frente](/procedures), y traiga las preguntas que le queden.
`,
  'the-flap-explained': `
El colgajo es la parte de LASIK de la que se habla en voz baja. Merece una descripción sencilla.

Un láser Femtosecond separa una lámina fina y redonda de la córnea, toda menos un borde. Ese borde es la bisagra. La
lámina se aparta, el láser Excimer da nueva forma a lo que hay debajo, y la lámina vuelve a donde estaba. Se sostiene
sola: las células de la cara interna de la córnea bombean agua hacia afuera y la atraen.

## Por qué hay que cuidarlo

El borde de un colgajo se sella en unos días. Aun así no llega a ser tan fuerte como una córnea que no se abrió. Por eso
le pedimos que no se frote los ojos, que al principio lleve un protector por la noche y que deje los deportes de contacto
todo el tiempo que le indiquemos.

## Cuando sale mal

Un colgajo puede arrugarse o moverse, sobre todo en los primeros días. Es raro y se puede alisar. Llame enseguida si de
repente ve borroso o si un ojo empieza a dolerle.
`,
  'why-prk-takes-longer': `
PRK trabaja en la superficie. La piel fina de la córnea se aparta, el láser hace su trabajo, y la piel vuelve a crecer
bajo un lente de vendaje blando. Crecer toma tiempo, y usted lo siente.

## Días 1 a 3

Espere ardor, lágrimas y un fuerte rechazo a la luz. Ayudan el sueño, las gotas frías y un cuarto oscuro. Puede tomar los
analgésicos que le damos; no gana nada con aguantar.

## Días 4 a 7

El lente se quita cuando la superficie se ha cerrado. La vista ya sirve y es desigual, mejor por la mañana que por la
noche.

## Semanas 2 a 4

Se estabiliza. Las gotas siguen más tiempo del que usted quisiera, porque previenen el velo. Las gafas de sol son parte
del tratamiento.

¿Quién elige esto? Personas con córneas delgadas, personas cuyo trabajo trae golpes en la cara, y personas que
sencillamente no quieren un colgajo. [Lea cómo funciona PRK](/procedures/prk).
`,
  'a-lens-that-can-come-out': `
Una lente implantable no quita nada. Se dobla, se desliza por una pequeña abertura y se despliega detrás de su iris. Su
cristalino se queda donde está, y también cada capa de su córnea.

Por eso decimos que ICL es reversible. Si sus ojos cambian, o si más adelante hay que tratar una catarata, la lente se
puede retirar o cambiar.

## Lo que reversible no significa

No significa sin consecuencias. Sacar una lente es otra vez una operación dentro del ojo, con sus riesgos: una infección,
un aumento de la presión, la opacidad de su cristalino. No colocaríamos ninguna con la idea de sacarla al año siguiente.

## A quién le conviene

A personas de 21 a 45 años con una graduación estable, y sobre todo a quienes un láser no alcanza: corrige hasta -20.00 D.
El espacio que hay delante de su cristalino debe ser lo bastante profundo, y solo la medición lo dice.
[Lea sobre ICL](/procedures/icl).
`,
  'when-we-say-no': `
No todos los ojos deben tratarse, y no todos deben tratarse ahora. Un no es un resultado de su examen, y usted debería
poder leerlo como tal.

## No, con este procedimiento no

Una córnea delgada o irregular puede descartar LASIK y dejar abiertos PRK o ICL.

## No, todavía no

Su graduación todavía cambia. Está embarazada o amamanta. Por ahora tiene los ojos demasiado secos. Todo eso puede pasar,
y le damos por escrito cuándo vale la pena medir de nuevo.

## No

Señales de una córnea que se abomba hacia adelante, un glaucoma sin controlar, una inflamación dentro del ojo. Aquí el
riesgo es mayor que cualquier cosa que se pudiera ganar.

Puede pedir sus mapas y llevarlos a otra persona; una segunda opinión no ofende. La consulta es gratuita de todos modos, y
los anteojos son una gran cosa.
`,
  'one-eye-or-both': `
Con LASIK suelen tratarse los dos ojos en una visita. La recuperación es rápida, y con dos ojos que ven igual se vive
mejor que con uno que ve y otro que no.

Con PRK las opiniones se dividen. Los dos a la vez significan una sola recuperación, y unos días en los que usted depende
de otros. Uno después del otro significa que siempre puede ver con el ojo que descansa, durante el doble de tiempo.

Con ICL suelen pasar unos días entre un ojo y otro. Así la cirujana sabe cómo ha recibido la lente el primer ojo antes de
abrir el segundo, y eso ya es una seguridad.

## Qué conviene pensar

- ¿Quién puede acompañarle, y por cuánto tiempo?
- ¿Cuida usted a alguien que no puede esperar?
- ¿Qué le parecen dos fechas en lugar de una?

Aquí no hay respuestas valientes. Díganos qué le preocupa, y el plan se hace alrededor de eso.
`,
  'after-forty': `
En algún momento después de los cuarenta, el menú empieza a alejarse de usted. El cristalino, la lente que hay dentro del
ojo, se ha vuelto rígido y ya no cambia de forma como antes. Esto es la presbicia. Le llega a quien toda la vida vio bien
sin anteojos, y le llega a quien se operó con LASIK.

Corregir la vista de lejos no la causa. Sí quita un truco: una persona miope puede leer si se quita los anteojos. Después
de la cirugía eso se acaba, y los anteojos para leer pueden llegar por sorpresa.

## Qué se puede hacer

Una manera es ajustar un ojo para lejos y el otro para cerca. A algunas personas les encanta; otras encuentran el mundo un
poco plano. Le dejamos probarlo con lentes de contacto durante una semana antes de decidir nada.

La otra manera son unos anteojos para leer junto a la cama. Muchos de nuestros pacientes eligen justamente eso, y nos lo
cuentan sin pesar.
`,
  'fifteen-minutes': `
LASIK dura unos 15 minutos. El láser mismo trabaja menos de 60 segundos por ojo. Esto es lo que llena el resto.

- Minutos 1 a 3: usted se acuesta, y le preguntamos en voz alta su nombre y su plan. Es la misma pregunta cada vez, a propósito.
- Minutos 4 a 5: unas gotas quitan la sensibilidad. Un pequeño soporte mantiene abiertos sus párpados, para que no parpadee en mal momento.
- Minutos 6 a 8: presión, y la luz se atenúa unos segundos. Se hace el colgajo.
- Minutos 9 a 11: usted mira una lucecita. Se pone borrosa, y se oye un chasquido rápido. Huele un poco, como a fósforo quemado.
- Minutos 12 a 15: el colgajo vuelve a su lugar y se alisa. Luego se revisa, y se vuelve a revisar.

¿Y si se mueve? El láser sigue los movimientos pequeños y se detiene ante los grandes. ¿Y si siente pánico? Dígalo.
Alguien le toma la mano, y todo puede detenerse.
`,
  'night-driving': `
De noche sus pupilas se abren mucho, y la luz entra por partes de la córnea que de día descansan. Si esas partes la curvan
de un modo algo distinto, a las lámparas de la calle les salen halos, y los faros de los autos lanzan rayos.

Muchas personas ya ven halos, por los anteojos o los lentes de contacto, y dejaron de notarlos. Por eso preguntamos antes
de la cirugía: ¿cómo conduce de noche hoy? La respuesta se anota, y más adelante la comparamos.

## Después de la cirugía

En las primeras semanas la mayoría ve más halos que antes. En la mayoría se desvanecen en un plazo de tres a seis meses.
En unas pocas personas se quedan, más tenues. Las graduaciones altas y las pupilas anchas los hacen más probables, y sus
mapas nos dicen de antemano cuánto.

## Qué ayuda

Dese las primeras semanas sin viajes largos en la oscuridad. Trate los ojos secos, que agrandan todos los halos. Y
díganoslo: a veces bastan unos anteojos de poca graduación para el camino.
`,
  'what-smile-is': `
SMILE es un procedimiento con láser y sin colgajo. Un láser Femtosecond corta un pequeño disco dentro de la córnea, que
después se extrae por una abertura estrecha. La superficie queda cerrada salvo por esa abertura.

## Lo que tiene a favor

Se cortan menos nervios, así que los ojos pueden estar menos secos en los primeros meses. No hay un colgajo que pueda
moverse.

## Lo que nos frena

La vista nítida suele volver un poco más despacio que después de LASIK. La hipermetropía apenas se trata así por ahora. Y
si queda una pequeña corrección, el segundo tratamiento por lo general tiene que ser un procedimiento del todo distinto.

No ofrecemos lo que hoy no elegiríamos para nuestras propias familias. Leemos cada estudio nuevo y visitamos a quienes lo
hacen bien. Si usted quiere SMILE hoy, pídanos un nombre: enviarle con otra persona es parte del consejo.
`,
};
