/** The Spanish bodies of `../technology.ts`, by slug, in the format of `parseBody`. */
export const technology: Record<string, string> = {
  'topography-in-plain-words': `
Usted mira dentro de un cuenco de anillos iluminados. Una cámara fotografía el reflejo de los anillos en su ojo, y a
partir de la forma de los anillos reflejados una computadora dibuja las partes altas y bajas de su córnea, como un mapa.
Eso es Topography. Toma segundos y nada toca su ojo.

Nuestro topógrafo mide 22,000 puntos de datos. En el mapa, los colores cálidos son zonas empinadas y los colores fríos
son zonas planas. Un dibujo parejo con forma de corbata de moño es un astigmatismo común. Una mancha cálida en la parte
baja del mapa es lo que buscamos con más cuidado: puede ser el primer signo de una córnea que se va a abombar, años
antes de que usted lo note.

## Qué decide el mapa

Un ojo así no debe operarse con LASIK, tenga la graduación que tenga. Encontrar un ojo así es lo más valioso que puede
hacer el mapa.

## Qué no puede mostrar el mapa

El mapa no puede mostrar cómo ve usted. Es posible que una persona esté contenta con su vista, y que otra persona con el
mismo mapa no lo esté. Por eso miramos el mapa, y después hablamos con usted.
`,
  'wavefront-and-the-last-tenth': `
Los anteojos corrigen tres cosas: la potencia, el astigmatismo y la dirección del astigmatismo. Todo ojo tiene además
otros defectos pequeños, que son distintos en cada persona, como una huella digital. Reducen el contraste más que la
nitidez: usted puede leer la tabla de letras y aun así cansarse al ver con la luz del anochecer.

Una medición con Wavefront envía un punto de luz tenue al fondo de su ojo y mide cómo sale la luz del ojo. De un ojo sin
defectos, la luz saldría como una superficie plana. De su ojo sale como una superficie irregular, y una computadora
puede dibujar las irregularidades.

## Qué puede hacer el láser con eso

El láser puede tratar algunos de estos pequeños defectos junto con la graduación. En los ojos que tienen muchos, la
mejora es real. En los ojos que tienen pocos, un tratamiento solo de la graduación funciona igual de bien, y así se lo
decimos.

## Qué no puede hacer el láser

No puede darle más de lo que su retina puede ver. Y la propia cirugía agrega algunos defectos pequeños, por eso el plan
deja un margen de seguridad.
`,
  'a-suite-in-nine-cases': `
Un quirófano debe ser silencioso y mantener una temperatura pareja. La clínica de una isla en agosto no es silenciosa ni
fresca. Por eso llevamos nuestro propio quirófano, empacado en nueve cajas de transporte que dos personas pueden cargar.

Dentro de la clínica armamos una carpa, con aire filtrado y su propio enfriamiento. Llevamos una batería, porque es
posible que la electricidad falle en cualquier momento. Llevamos un microscopio que se despliega, y una caja de lentes
de prueba que muestra si los instrumentos miden correctamente antes de que llegue el primer paciente. Armarlo todo toma
menos de 30 minutos, una vez abiertas las cajas de transporte.

## Lo que se queda en casa

Todo lo que no podemos calibrar durante un viaje. No todos los procedimientos se pueden hacer en todas partes, y una
misión que finge lo contrario no ayuda a nadie. A una persona que necesita más la medimos en la isla, y recibe su
tratamiento en un lugar donde es seguro.

## Lo que traemos de regreso

Traemos de regreso listas: cada tornillo que se aflojó, cada frasco de gotas que se echó a perder con el calor. La caja
de transporte nueve la hemos empacado de una manera nueva once veces.
`,
  'before-the-first-patient': `
Un láser cambia un poco de un día a otro. La humedad, el calor y la edad del gas del láser cambian cuánto quita cada
pulso del láser, en cantidades que importarían en un ojo. Por eso cada día empieza con una prueba.

A las siete de la mañana llevamos la sala a la temperatura correcta. Después el láser trata una placa de plástico de
dureza conocida, y medimos la profundidad de la marca. Si la profundidad no es correcta, ajustamos la máquina y la
probamos por segunda vez. Centramos el rayo láser en un blanco y probamos el sistema que sigue el ojo con un punto en
movimiento. Luego anotamos todo, y la persona que hizo la prueba lo firma.

## Entre un paciente y otro

Repetimos una prueba más corta. Dos personas leen en voz alta su nombre, su plan de tratamiento y qué ojo se trata antes
de que se pueda poner en marcha el láser.

## Cuando el láser no pasa la prueba

Entonces no tratamos a nadie. Esto sí sucede: una lámpara, una válvula o un número fuera de sus límites. Usted volvería
a casa con una disculpa y una fecha nueva. Sabemos que esto es decepcionante.
`,
};
