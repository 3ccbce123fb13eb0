/** The Spanish bodies of `../technology.ts`, by slug, in the format of `parseBody`. */
export const technology: Record<string, string> = {
  'topography-in-plain-words': `
Usted mira dentro de un cuenco de anillos de luz. Una cámara fotografía su reflejo en el ojo, y según cómo se curvan los
anillos una computadora dibuja las colinas y los valles de su córnea. Eso es Topography. Toma segundos y nada toca su ojo.

Nuestro topógrafo lee 22\u00a0000 puntos de datos. Los colores cálidos son zonas empinadas; los fríos, zonas planas. Un
moño parejo es un astigmatismo común. Una mancha cálida en la parte baja del mapa es lo que buscamos con más empeño: puede
ser el primer signo de una córnea que se va a abombar, años antes de que usted lo note.

## Qué decide

En un ojo así no se debe hacer LASIK, tenga la graduación que tenga. Encontrar un ojo así es lo más valioso que puede
hacer un mapa.

## Qué no puede decirle

Cómo ve usted. De dos personas con el mismo mapa, una puede estar contenta y la otra no. Por eso miramos el mapa, y
después a usted.
`,
  'wavefront-and-the-last-tenth': `
Los anteojos corrigen tres cosas: la potencia, el astigmatismo y su dirección. Todo ojo tiene además otros defectos, finos
y personales como una huella digital. Cuestan más contraste que letras: usted lee la tabla y aun así el anochecer le cansa
la vista.

Una medición Wavefront envía un punto de luz tenue al fondo de su ojo y observa cómo vuelve a salir. Un ojo sin defectos
devolvería una hoja lisa. El suyo devuelve una arrugada, y los pliegues se pueden dibujar.

## Qué hace el láser con eso

Puede tratar algunos de esos pliegues junto con la graduación. En los ojos que tienen muchos, la ganancia es real. En los
que tienen pocos, un tratamiento común logra lo mismo, y así se lo decimos.

## Qué no hace

No le da más de lo que su retina puede ver. Y la cirugía agrega pliegues propios, por eso el plan deja un margen.
`,
  'a-suite-in-nine-cases': `
Una sala de láser es un cuarto tranquilo a temperatura constante. La clínica de una isla en agosto no es ni lo uno ni lo
otro. Así que la sala también viaja, en nueve maletas que dos personas pueden cargar.

Dentro del cuarto se arma una carpa, con aire filtrado y su propio enfriamiento. Hay una batería, porque la corriente se
va justo cuando no debe. Hay un microscopio que se despliega, y una caja de vidrios que pone a prueba los instrumentos
antes que el primer paciente. Armarlo todo toma menos de 30 minutos, una vez abiertas las maletas.

## Lo que se queda en casa

Todo lo que no se puede calibrar en el camino. No todos los procedimientos se pueden hacer en todas partes, y una misión
que finge lo contrario no ayuda a nadie. A quien necesita más se le mide en la isla y se le trata donde es seguro.

## Lo que regresa

Listas: cada tornillo que se aflojó, cada gota que se echó a perder con el calor. La maleta nueve se ha vuelto a empacar
once veces.
`,
  'before-the-first-patient': `
Un láser se desajusta. La humedad, el calor y la edad de su gas cambian cuánto retira cada pulso, en cantidades que en un
ojo importarían. Por eso ningún día empieza con un paciente.

A las siete se lleva la sala a su temperatura. Después el láser dispara a una placa de plástico de dureza conocida, y se
mide la profundidad de la marca. Si se desvía, la máquina se ajusta y dispara otra vez. El rayo se centra en un blanco, al
sistema que sigue el ojo se le muestra un punto en movimiento, y todo se anota con un nombre al pie.

## Entre un paciente y otro

Lo mismo otra vez, más breve. Dos personas leen en voz alta su nombre, su plan y su ojo antes de que se libere el pedal.

## Cuando falla

Entonces no se trata a nadie. Sucede: una lámpara, una válvula, un número fuera de sus límites. Usted volvería a casa con
una disculpa y una fecha nueva, y esa es la decepción que conviene tener.
`,
};
