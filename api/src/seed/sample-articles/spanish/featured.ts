/** The Spanish bodies of `../featured.ts`, by slug, in the format of `parseBody`. */
export const featured: Record<string, string> = {
  'from-your-eye-to-a-plan': `
La gente recuerda dos momentos. En el primero, apoya el mentón en un soporte y mira un anillo iluminado. En el segundo,
está acostada bajo un láser y mira una lucecita. Del trabajo que hay entre esos dos momentos rara vez se habla, aunque
ahí se hace la mayor parte del trabajo por su seguridad. Así que le contamos cómo llegamos de las mediciones de su ojo a
un plan de tratamiento.

## Primero comprobamos las mediciones

Lo primero que hacemos con una medición es repetirla. Los ojos parpadean, las lágrimas se secan y el mentón se mueve. Es
posible que el error de una sola imagen de su córnea sea mayor de lo que quisiéramos corregir. Tres imágenes que
coinciden son confiables. Si no coinciden, no sacamos el promedio: averiguamos por qué.

A menudo, la causa es la película lagrimal. Es la primera superficie que encuentra la luz, y cuando se rompe, todo lo
que se mide detrás de ella se vuelve inestable. Entonces tratamos la sequedad durante algunas semanas y medimos sus ojos
otra vez. A veces, la causa es un lente de contacto que se quitó ayer y no la semana pasada. A veces, la máquina tenía
razón y el ojo es irregular, y todo lo demás depende entonces de ese hallazgo.

Es posible que le pidamos que venga dos veces. No lo hacemos para venderle una segunda visita, porque ninguna de las dos
le cuesta nada. Es la manera más sencilla que conocemos de hacer más segura la cirugía.

## Después construimos un modelo de su ojo

A partir de las mediciones, una computadora construye un modelo de su ojo. Topography le da al modelo su superficie, con
22,000 puntos de datos. Otro instrumento agrega el grosor de la córnea, punto por punto. Wavefront agrega la manera en
que la luz pasa de verdad por todo su ojo, con los pequeños defectos que ningún par de anteojos puede corregir. También
se agregan el largo del ojo, la profundidad del espacio que hay detrás de la córnea y el ancho de su pupila en la
oscuridad.

Ninguna de estas máquinas conoce los resultados de las otras. Las hicieron empresas distintas, que no se ponen de
acuerdo sobre dónde está el centro de un ojo. Una máquina usa el centro de la pupila, que se mueve cuando la pupila se
abre. Otra usa el punto donde se refleja una luz. Si simplemente pusiéramos sus imágenes una encima de otra, quedarían
desviadas un tercio de milímetro, y un tratamiento con esa misma desviación deja una sombra junto a cada letra que usted
lee.

Por eso alineamos las imágenes según algo que no se mueve: los vasos sanguíneos en el blanco de su ojo y el dibujo de su
iris. El láser usa el mismo dibujo para reconocer su ojo el día de la cirugía, y para notar si su ojo ha girado un poco
porque usted se acostó.

## Luego preguntamos qué necesita usted

Una computadora puede calcular cómo hacer que un ojo vea nítido de lejos. No puede decir si eso es lo que usted quiere.
A una persona que cose todo el día podría convenirle más un ojo ajustado para ver de cerca. Es posible que un piloto
tenga que cumplir reglas que permiten un procedimiento y otro no. Una persona de cuarenta y cuatro años debería oír
hablar de los anteojos para leer antes de decidir, y no al año siguiente.

En esta conversación, quien más habla es usted. ¿Qué hace en la primera hora de su día? ¿Qué es lo que menos le gusta de
sus anteojos? ¿Cuándo se quita los anteojos? ¿Qué le haría lamentar haberse operado? Anotamos sus respuestas en el plan
junto a las mediciones, con sus propias palabras, y la cirujana las lee una vez más el día de la cirugía.

Hay una respuesta a la que prestamos especial atención. Si una persona espera que la cirugía le cambie toda la vida, nos
tomamos más tiempo. La cirugía cambia cómo se desvía la luz en el ojo. Eso hace muy felices a muchas personas; una
promesa que no se cumplió nunca ha hecho feliz a nadie.

## Luego comprobamos los límites

Ahora hay un plan: cuánto tejido quitar, dónde y con qué forma. Primero lo comparamos con los límites.

Una córnea debe seguir siendo fuerte. Todo tratamiento le quita algo de tejido, y hay un grosor por debajo del cual no
bajamos. Este límite no es un solo número. Una córnea de grosor normal con una forma irregular puede ser más débil que
una córnea delgada de forma pareja. Por eso comparamos el plan con varios límites a la vez: el grosor que queda, la
parte de la córnea que se cambia, su edad, la forma de la cara posterior de la córnea y los antecedentes de su familia.
Si el plan rebasa uno de estos límites, no reducimos el tratamiento hasta que quepa. Dejamos ese plan de lado y
consideramos otro procedimiento.

Por eso, algunas personas que venían por LASIK se van con una recomendación de PRK o ICL, o de no operarse. Dentro de
nuestros límites, LASIK corrige hasta -12.00 D de miopía, +6.00 D de hipermetropía y 6.00 D de astigmatismo. Estos son
los límites extremos. Los suyos dependen de su propia córnea, y es posible que sean mucho más bajos.

## Luego corregimos según nuestros propios resultados

No hay dos quirófanos iguales. Nuestro láser, en nuestra sala, con nuestro aire y nuestras manos, da resultados que
difieren un poco de los de otras clínicas. A lo largo de los años hemos medido el resultado de cada tratamiento y lo
hemos comparado con lo que habíamos planeado. La diferencia es pequeña y constante: algunas correcciones resultan un
poco más fuertes de lo debido, otras un poco más débiles.

La tabla de estas diferencias se llama nomograma, y es un registro honesto del trabajo de un cirujano. La aplicamos a
cada plan. También significa que nuestra experiencia no es solo una sensación, sino una lista que aquí todos pueden leer
y que crece con cada visita de seguimiento a la que usted viene. Cuando usted vuelve después de un año aunque vea bien,
ayuda a un paciente a quien no conoce.

## Luego una segunda persona revisa el plan

El plan ya está terminado, pero todavía no está permitido usarlo. Una segunda persona, que no hizo el plan, lo abre
junto con las mediciones y recorre una lista. ¿Es la persona correcta? ¿Es el ojo correcto? ¿Es el signo correcto, más o
menos? ¿Concuerdan los números con los anteojos que esta persona usa hoy? ¿Tendría sentido el resultado si solo se
supieran la edad y la ocupación?

Estas preguntas son sencillas, y lo son a propósito. Los errores muy grandes en cirugía son muy simples, y personas
hábiles los cometen cuando se sienten seguras. Unas dos veces al año, la segunda persona encuentra algo. Anotamos qué
fue y cambiamos la lista para encontrarlo antes la próxima vez.

El plan llega al láser solo cuando las dos personas lo han firmado. La máquina lee el plan, lo muestra y no se pone en
marcha hasta que la persona que está en la sala ha dicho en voz alta lo que la máquina va a hacer. Por eso le
preguntamos tantas veces su nombre y su fecha de nacimiento el día de la cirugía. Esta pregunta es la última de nuestras
comprobaciones de seguridad.

## Lo que aun así puede salir mal

Un plan es un pronóstico. Los ojos sanan, y nadie puede calcular con exactitud cómo sana un ojo. Algunas córneas pierden
un poco de la nueva forma mientras sanan, otras siguen cambiando en la misma dirección. Algunas personas tienen los ojos
secos durante meses, aunque nada en sus mediciones lo indicaba. Algunas personas ven de noche halos que ninguna medición
había mostrado. En una pequeña parte de los ojos queda o vuelve una parte de la graduación, y un segundo tratamiento,
más pequeño, podría ser razonable cuando los ojos estén estables. Las complicaciones graves ocurren rara vez, y nunca
tan rara vez como para no mencionarlas: una infección, una pérdida de nitidez que los anteojos no pueden corregir, una
córnea que se debilita.

Le decimos con qué frecuencia ha ocurrido aquí cada una de estas complicaciones. Si pregunta en otra clínica, haga la
misma pregunta, y tenga cuidado con quien solo sonríe y no da ningún número.

## Lo que puede hacer usted

Usted puede hacer por su plan más de lo que quizá piensa.

- Deje de usar los lentes de contacto por el tiempo que se le indicó, y díganos si se le olvidó.
- Traiga sus anteojos, y también los viejos. Nos muestran si sus ojos se han mantenido estables.
- Díganos todos los medicamentos que usa, también las gotas para los ojos y las pastillas para la piel. Algunos medicamentos resecan los ojos o retrasan su cicatrización.
- Díganos a qué le teme. Esto no cambia nada en el láser, pero cambia la manera en que cuidamos de usted.
- Pida ver las imágenes de su córnea. Son suyas. Las imprimimos, le explicamos los colores, y puede llevarlas a quien le dé confianza.

Y tómese su tiempo. Las mediciones son válidas durante algunos meses, y con gusto esperaremos. Un plan no es una
obligación. Describe lo que se puede hacer por sus ojos, con todo el cuidado del que somos capaces, y la decisión sigue
siendo solo suya.

> El mejor plan que hice este año terminó en unos anteojos nuevos, sin cirugía. El paciente me mandó una tarjeta de
  agradecimiento.

Si quiere saber qué es posible para sus propios ojos, [solicite una consulta](/contact). Es gratuita, toma una mañana, y
usted se lleva a casa las imágenes de su córnea.
`,
};
