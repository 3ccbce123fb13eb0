/** The Spanish bodies of `../procedures.ts`, by slug, in the format of `parseBody`. */
export const procedures: Record<string, string> = {
  'lasik-prk-or-icl': `
La mayoría llega con un procedimiento en mente. A una amiga le hicieron LASIK, así que quieren LASIK. Es una buena razón
para preguntar por un procedimiento, pero no es una razón para elegirlo.

## Lo que muestran las mediciones

- LASIK requiere una lámina delgada de la córnea, el colgajo. Conviene a una córnea lo bastante gruesa y regular para este colgajo.
- PRK se hace sin colgajo. Requiere más paciencia: de tres a cinco días hasta la vida diaria, y semanas hasta que la vista se estabiliza.
- ICL deja la córnea como está. Se coloca una lente detrás del iris, lo que hace posible corregir graduaciones altas.

## Lo que no muestra ninguna medición

También importan su trabajo, su deporte y su paciencia. Es posible que un boxeador y una bibliotecaria con la misma
córnea hagan bien en elegir procedimientos distintos.

Cada uno de los tres procedimientos tiene riesgos: ojos secos y halos después de la cirugía láser, y un riesgo pequeño
de presión ocular elevada, opacidad del cristalino (su lente natural) o infección dentro del ojo después de implantar
una lente. [Compare los tres frente a frente](/procedures), y luego tráiganos las preguntas que le queden.
`,
  'the-flap-explained': `
El colgajo es la parte de LASIK que más preocupa a la gente. Aquí lo describimos con sencillez.

Un láser Femtosecond separa una capa delgada y redonda de la córnea, menos por un borde. Esta capa es el colgajo, y el
borde que sigue unido es su bisagra. El colgajo se aparta, el láser Excimer da nueva forma a la córnea debajo del
colgajo, y el colgajo se coloca de nuevo en su lugar. Se sostiene sin puntos: las células de la cara interna de la
córnea bombean agua hacia afuera de la córnea y jalan el colgajo hacia abajo.

## Por qué el colgajo necesita cuidados

El borde de un colgajo se sella en cuestión de días. Pero el colgajo nunca llega a ser del todo tan fuerte como una
córnea que no se cortó. Por eso le pedimos que no se frote los ojos, que use un protector ocular por la noche en los
primeros días y que evite los deportes de contacto todo el tiempo que le indiquemos.

## Cuando algo sale mal

Es posible que un colgajo se arrugue o se mueva, por lo general en los primeros días. Esto ocurre rara vez, y la
cirujana puede alisar el colgajo. Llámenos de inmediato si de repente ve borroso o si un ojo empieza a dolerle.
`,
  'why-prk-takes-longer': `
PRK trabaja en la superficie de la córnea. La cirujana quita la delgada capa externa de células, el láser da nueva forma
a la córnea, y las células vuelven a crecer bajo un lente de contacto de vendaje blando. Necesitan tiempo para volver a
crecer, y usted lo siente.

## Días 1 a 3

Espere ardor, ojos llorosos y una fuerte sensibilidad a la luz. Dormir, las gotas frías y un cuarto oscuro ayudan. Puede
tomar los analgésicos que le damos; no gana nada si no los toma.

## Días 4 a 7

Quitamos el lente de contacto de vendaje cuando la superficie se ha cerrado. Su vista ya le sirve, pero es irregular, y
es mejor por la mañana que por la noche.

## Semanas 2 a 4

Su vista se estabiliza. Necesita las gotas para los ojos por más tiempo del que quisiera, porque ayudan a prevenir el
velo, una opacidad de la córnea. Los anteojos de sol son parte del tratamiento.

¿Quién elige este procedimiento? Personas con córneas delgadas, personas que podrían recibir golpes en la cara en el
trabajo, y personas que no quieren que se les corte una lámina delgada de la córnea. [Lea cómo funciona
PRK](/procedures/prk).
`,
  'a-lens-that-can-come-out': `
Una lente implantable no le quita nada al ojo. La cirujana dobla la lente, la introduce en el ojo por una pequeña
incisión y la despliega detrás de su iris. El cristalino, su lente natural, se queda donde está, y también cada capa de
su córnea.

Por eso decimos que ICL es reversible. Si sus ojos cambian, o si más adelante en la vida debe tratarse una catarata, la
cirujana puede retirar la lente implantada o cambiarla.

## Lo que reversible no significa

Reversible no significa sin consecuencias. Retirar la lente es una segunda cirugía dentro del ojo, con los mismos
riesgos: una infección, un aumento de la presión ocular, la opacidad de su cristalino. No implantaríamos una lente con
el plan de retirarla al año siguiente.

## A quién conviene la lente

A personas de 21 a 45 años con una graduación estable, y sobre todo a personas cuya graduación es demasiado alta para un
láser: la lente corrige hasta -20.00 D. El espacio que hay delante de su cristalino debe ser lo bastante profundo, y
solo una medición puede mostrarlo. [Lea sobre ICL](/procedures/icl).
`,
  'when-we-say-no': `
No todos los ojos deberían tratarse, y no todos los ojos deberían tratarse ahora. Cuando aconsejamos no operar, es un
resultado de su examen, y usted debería poder leer las razones.

## No con este procedimiento

Es posible que una córnea delgada o irregular descarte LASIK, mientras que PRK o ICL podrían seguir siendo posibles.

## Todavía no

Su graduación todavía está cambiando. Está embarazada o amamanta. Por ahora, tiene los ojos demasiado secos. Es posible
que cada una de estas razones pase, y le decimos por escrito cuándo deberíamos medir sus ojos otra vez.

## Sin cirugía

Señales de una córnea que se abomba hacia adelante, un glaucoma sin controlar, una inflamación dentro del ojo. Con
cualquiera de ellas, el riesgo es mayor que todo lo que usted puede ganar.

Puede pedir los resultados de sus mediciones y llevarlos a otro médico; una segunda opinión nunca nos ofende. La
consulta es gratuita en cualquier caso, y los anteojos también son una buena elección.
`,
  'one-eye-or-both': `
Con LASIK, por lo general se tratan los dos ojos en una visita. La recuperación es rápida, y es más fácil vivir con dos
ojos que ven igual que con un ojo que ve claro y otro que no.

Con PRK, no todos eligen lo mismo. Operar los dos ojos a la vez significa una sola recuperación, y unos pocos días en
los que usted necesita la ayuda de otras personas. Operar un ojo después del otro significa que siempre tiene un ojo con
el que ver, pero la recuperación toma el doble de tiempo.

Con ICL, a menudo pasan unos pocos días entre las cirugías de los dos ojos. Así, antes de operar el segundo ojo, la
cirujana sabe cómo ha reaccionado el primer ojo a la lente, lo que hace más segura la cirugía.

## Qué conviene pensar

- ¿Quién puede estar con usted, y por cuánto tiempo?
- ¿Cuida a una persona que necesita de usted todos los días?
- ¿Qué le parece tener dos fechas de cirugía y no una?

No tiene que ser valiente al responder. Díganos qué le preocupa, y hacemos el plan en torno a su respuesta.
`,
  'after-forty': `
Después de los cuarenta, la letra pequeña se vuelve difícil de leer de cerca. El cristalino, la lente que hay dentro del
ojo, se ha vuelto rígido y ya no cambia de forma como antes. Esto es la presbicia. Les ocurre a personas que toda la
vida vieron sin anteojos, y les ocurre a personas que se operaron con LASIK.

Corregir su vista de lejos no causa la presbicia. Pero quita una ventaja: una persona miope puede leer si se quita los
anteojos. Después de la cirugía eso ya no es posible, y es posible que le sorprenda necesitar anteojos para leer.

## Qué se puede hacer

Una manera es corregir un ojo para ver de lejos y el otro para ver de cerca. A algunas personas les gusta mucho; otras
personas notan que calculan peor las distancias. Le dejamos probarlo con lentes de contacto durante una semana antes de
que decida nada.

La otra manera son unos anteojos para leer. Muchos de nuestros pacientes eligen los anteojos para leer, y nos dicen que
no se arrepienten.
`,
  'fifteen-minutes': `
LASIK toma unos 15 minutos. El láser en sí trabaja menos de 60 segundos por ojo. Esto es lo que pasa en el resto del
tiempo.

- Minutos 1 a 3: usted se acuesta, y le preguntamos su nombre y leemos en voz alta su plan de tratamiento. Hacemos la misma pregunta cada vez, a propósito.
- Minutos 4 a 5: unas gotas adormecen su ojo. Un pequeño soporte mantiene abiertos sus párpados, así que no puede parpadear en mal momento.
- Minutos 6 a 8: siente presión sobre el ojo, y la luz se atenúa durante algunos segundos. El láser hace el colgajo (una lámina delgada de la córnea).
- Minutos 9 a 11: mira una lucecita. La luz se ve borrosa, y se oyen chasquidos rápidos. Hay un ligero olor, como a fósforo quemado.
- Minutos 12 a 15: el colgajo se coloca de nuevo en su lugar y se alisa. Luego la cirujana revisa el colgajo, y lo revisa por segunda vez.

¿Y si se mueve? El láser sigue los movimientos pequeños y se detiene ante los grandes. ¿Y si siente pánico? Díganoslo.
Una persona de nuestro equipo le toma la mano, y todo puede hacer una pausa.
`,
  'night-driving': `
De noche, sus pupilas se abren mucho, y la luz entra por partes de la córnea que de día no se usan. Si esas partes
desvían la luz de un modo un poco distinto, usted ve halos, que son anillos alrededor de las lámparas de la calle, y
rayos alrededor de los faros de los autos.

Muchas personas ya ven halos, por los anteojos o los lentes de contacto, y ya no los notan. Por eso preguntamos antes de
la cirugía: ¿qué tan bien conduce hoy de noche? Anotamos su respuesta, y la comparamos con su respuesta después de la
cirugía.

## Después de la cirugía

En las primeras semanas, la mayoría ve más halos que antes de la cirugía. En la mayoría de las personas, los halos se
desvanecen en un plazo de tres a seis meses. En unas pocas personas, los halos permanecen, pero se vuelven más tenues.
Las graduaciones altas y las pupilas anchas hacen más probables los halos, y sus mediciones nos dicen de antemano qué
tan probables.

## Qué ayuda

No conduzca distancias largas en la oscuridad durante las primeras semanas. Trate los ojos secos, que agrandan todos los
halos. Y cuéntenos de sus halos: a veces bastan unos anteojos de poca graduación para conducir.
`,
  'what-smile-is': `
SMILE es un procedimiento con láser sin colgajo (una lámina delgada de la córnea). Un láser Femtosecond corta un pequeño
disco dentro de la córnea, y el cirujano saca el disco por una incisión estrecha. El resto de la superficie de la córnea
no se corta.

## Las ventajas

Se cortan menos nervios, así que es posible que los ojos estén menos secos en los primeros meses. No hay un colgajo que
pueda moverse.

## Por qué esperamos

La vista nítida vuelve, por lo general, un poco más despacio que después de LASIK. Hasta ahora, la hipermetropía rara
vez se trata con este procedimiento. Y si queda una pequeña graduación, el segundo tratamiento por lo general tiene que
ser un procedimiento distinto.

No ofrecemos un procedimiento que hoy no elegiríamos para nuestras propias familias. Leemos cada estudio nuevo y
visitamos a cirujanos que hacen bien este procedimiento. Si usted quiere SMILE hoy, pídanos el nombre de un cirujano:
darle el nombre de otra clínica es parte de nuestro consejo.
`,
};
