/** The Spanish bodies of `../featured.ts`, by slug, in the format of `parseBody`. */
export const featured: Record<string, string> = {
  'from-your-eye-to-a-plan': `
De todo lo que pasa con nosotros, la gente recuerda dos momentos. En el primero apoya el mentón en un soporte y mira un
anillo de luz. En el segundo está acostada bajo un láser y mira una lucecita. De lo que hay entre los dos casi nunca se
habla, aunque ahí se hace casi todo lo que vuelve segura una cirugía. Así que aquí está el camino, de su ojo a un plan.

## Primero dudamos de los números

Lo primero que hacemos con una medición es repetirla. Los ojos parpadean, la lágrima se seca, el mentón resbala. Una sola
imagen de su córnea puede desviarse más de lo que quisiéramos corregir. Tres imágenes que coinciden ya valen algo. Si no
coinciden, no sacamos el promedio: averiguamos por qué.

Muchas veces la causa es la película lagrimal. Es la primera superficie que encuentra la luz, y cuando se rompe, tiemblan
todos los mapas que están detrás. Entonces tratamos la sequedad unas semanas y volvemos a medir. Otras veces es un lente
de contacto que se quitó ayer y no la semana pasada. Y otras, la máquina tenía razón y el ojo es irregular: ese es el
hallazgo del que depende todo lo demás.

Quizá le pidamos que venga dos veces. No es una manera de venderle una segunda visita, porque ninguna de las dos le cuesta
nada. Es la seguridad más barata que existe.

## Después construimos un ojo

Con las mediciones, una computadora construye un ojo que hace las veces del suyo. Topography le da la superficie, a partir
de 22\u00a0000 puntos de datos. Otro instrumento agrega el grosor de la córnea, punto por punto. Wavefront agrega la
manera en que la luz atraviesa de verdad todo eso, con los pequeños defectos que ningún par de anteojos podría corregir.
También entran el largo del ojo, la profundidad del espacio que hay detrás de la córnea y el ancho de su pupila en la
oscuridad.

Ninguna de estas máquinas sabe nada de las otras. Las hicieron personas distintas, que no se ponen de acuerdo sobre dónde
está el centro de un ojo. Una toma el centro de la pupila, que se mueve cuando la pupila se abre. Otra toma el punto donde
se refleja una luz. Si simplemente pusiéramos un mapa sobre otro, quedarían corridos un tercio de milímetro, y un
tratamiento así de corrido deja una sombra junto a cada letra.

Por eso los mapas se alinean con algo que no se mueve: los vasos sanguíneos en el blanco de su ojo y el dibujo de su iris.
Es el mismo dibujo por el que el láser reconocerá su ojo el día de la cirugía, y por el que nota si giró un poco cuando
usted se acostó.

## Luego preguntamos qué necesita usted

Una computadora puede decir cómo lograr que un ojo vea nítido de lejos. Lo que no puede decir es si eso es lo que usted
quiere. A quien cose todo el día quizá le convenga un ojo ajustado para cerca. Un piloto puede tener reglas que permiten
un procedimiento y otro no. Una persona de cuarenta y cuatro años debería oír hablar de los anteojos para leer antes de
decidir, y no al año siguiente.

Aquí la conversación es suya. ¿Qué hace en la primera hora de su día? ¿Qué es lo que más le molesta de sus anteojos?
¿Cuándo se los quita? ¿Qué le haría lamentar haber venido? Las respuestas se anotan en el plan junto a los números y con
sus propias palabras, y quien opera vuelve a leerlas el día de la cirugía.

Hay una respuesta que escuchamos con especial atención. Si alguien espera que la cirugía le cambie la vida, vamos más
despacio. Lo que cambia es cómo se curva la luz. A muchas personas eso las hace muy felices; una promesa sin cumplir no ha
hecho feliz a nadie.

## Entonces restamos

Ya hay un plan: tanto tejido, aquí, con esta forma. Lo primero que se hace con él es una resta.

Una córnea tiene que seguir siendo fuerte. Todo tratamiento le quita algo, y hay un grosor por debajo del cual no bajamos.
No es un número que valga por sí solo. Una córnea de grosor normal con una forma extraña puede ser más débil que una
delgada de forma pareja. Por eso el plan se compara con varios límites a la vez: el grosor que queda, la parte que se
alteró, su edad, el mapa de la cara posterior de la córnea, los antecedentes de su familia. Si se cruza uno de ellos, el
plan no se recorta hasta que quepa. Se deja de lado, y se estudia otro procedimiento.

Así es como personas que venían por LASIK se van con una recomendación de PRK o ICL, o con el consejo de no hacer nada.
Dentro de nuestros límites, LASIK llega hasta -12.00 D de miopía, +6.00 D de hipermetropía y 6.00 D de astigmatismo. Son
límites extremos. Los suyos los traza su propia córnea, y pueden quedar bastante más cerca.

## Después nos corregimos a nosotros

No hay dos salas iguales. Nuestro láser en nuestra sala, con nuestro aire y nuestras manos, tiene sus propios hábitos. A
lo largo de los años hemos medido qué fue de cada tratamiento y lo hemos comparado con lo planeado. La diferencia es
pequeña y constante: algunas correcciones salen un poquito fuertes, otras un poquito débiles.

Esa tabla de diferencias se llama nomograma, y es lo más honesto que escribe quien opera. Se aplica a cada plan. También
significa que la experiencia no es una sensación sino una lista, que aquí cualquiera puede leer y que crece con cada
revisión a la que usted viene. Cuando vuelve al año aunque vea bien, está ayudando a alguien a quien no conoce.

## Luego mira otra persona

El plan ya está terminado, y todavía no está autorizado. Una segunda persona, que no lo hizo, lo abre con las mediciones
al lado y recorre una lista. ¿Es la persona correcta? ¿El ojo correcto? ¿El signo correcto, más o menos? ¿Concuerdan los
números con los anteojos que esta persona usa hoy? ¿Tendría sentido el resultado si solo se supieran la edad y la
ocupación?

Son preguntas sencillas. Así deben ser. Los errores más grandes en cirugía son muy simples, y los cometen personas
inteligentes cuando están seguras. Unas dos veces al año la segunda persona encuentra algo. Anotamos qué fue y cambiamos
la lista para que la próxima vez aparezca antes.

El plan llega al láser solo con los dos nombres al pie. La máquina lo lee, lo muestra y no se pone en marcha hasta que la
persona que está en la sala ha dicho en voz alta lo que está a punto de hacer. Por eso, el día de la cirugía, le preguntan
tantas veces su nombre y su fecha de nacimiento. Es el último eslabón de esta cadena.

## Lo que aun así puede salir mal

Un plan es un pronóstico. Los ojos cicatrizan, y la cicatrización no es un cálculo. Algunas córneas alisan un poco la
forma que se les dio, otras le agregan. Algunas personas tienen los ojos secos durante meses, aunque nada lo hacía prever.
Algunas ven de noche halos que ningún mapa había mostrado. En una pequeña parte de los ojos queda o vuelve algo de la
graduación, y un segundo tratamiento, más pequeño, puede ser razonable cuando todo esté estable. Las complicaciones graves
son raras, pero no tanto como para callarlas: una infección, una pérdida de nitidez que los anteojos no recuperan, una
córnea que se debilita.

Le decimos con qué frecuencia ha ocurrido aquí cada una de estas cosas. Si pregunta en otro lugar, pregunte lo mismo, y
tenga cuidado con quien le responda con una sonrisa.

## Lo que puede hacer usted

Usted puede hacer por su plan más de lo que imagina.

- Deje de usar los lentes de contacto todo el tiempo que se le indicó, y díganos si se le olvidó.
- Traiga sus anteojos, también los viejos. Nos dicen si sus ojos se han mantenido estables.
- Mencione todos sus medicamentos, también las gotas y las pastillas para la piel. Algunos resecan los ojos o retrasan su cicatrización.
- Cuéntenos a qué le teme. No cambia nada en el láser, y cambia la manera en que trabajamos con usted.
- Pida ver sus mapas. Son suyos. Los imprimimos, le explicamos los colores, y puede llevarlos a quien le dé confianza.

Y tómese todo el tiempo que necesite. Las mediciones sirven durante algunos meses, y nuestro interés también dura. Un plan
no es una obligación. Es la descripción de lo que se podría hacer por sus ojos, hecha con todo el cuidado del que somos
capaces, y la decisión se queda donde estaba al principio: en usted.

> El mejor plan que hice este año terminó en unos anteojos nuevos. La persona que los usa me mandó una tarjeta.

Si quiere saber cómo están sus propios ojos, [pida una consulta](/contact). Es gratuita, toma una mañana, y usted vuelve a
casa con los mapas.
`,
};
