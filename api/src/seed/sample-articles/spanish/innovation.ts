/** The Spanish bodies of `../innovation.ts`, by slug, in the format of `parseBody`. */
export const innovation: Record<string, string> = {
  'results-that-last': `
La mayoría de los estudios sobre la cirugía de la vista terminan después de un año, cuando los pacientes están
contentos. Los ojos siguen cambiando después. Por eso pedimos a nuestros pacientes que vuelvan después de dos años y
después de cinco años, tengan o no algún problema.

Repetimos las mediciones que hicimos antes de la cirugía. Luego preguntamos lo que ningún instrumento puede medir:
¿Conduce de noche? ¿Usa gotas para los ojos? ¿Hay algo que haya dejado de hacer?

## Qué miramos

Si la corrección ha cambiado con el tiempo, y en qué pacientes. Si las personas que tenían los ojos secos todavía tienen
los ojos secos. Si una persona que estaba contenta después de una semana sigue contenta ahora.

## Qué hacemos con las respuestas

Las respuestas pasan a formar parte de los números que le decimos en su consulta, también los malos resultados. Si
quiere participar, díganoslo en cualquier visita. Su nombre se queda aquí, y puede dejar el estudio el día que quiera
sin dar una razón.
`,
  'sight-for-sport': `
Ver es más que leer con nitidez letras pequeñas. Un receptor de béisbol debe calcular la velocidad, un surfista debe ver
los bordes de una ola, y un conductor debe ver lo que pasa a los lados. Algunas de estas habilidades se pueden entrenar,
y hay gimnasios que no ofrecen nada más.

¿Qué está demostrado? La práctica hace que las personas mejoren en la tarea que practican. La reacción a una luz en un
tablero mejora en cuestión de semanas. Que un jugador reaccione entonces mejor también a una pelota es mucho menos
seguro, y los estudios honestos son pequeños.

## Qué estudiamos

Seguimos a dos grupos de jugadores aficionados. Un grupo entrena con luces, y el otro grupo lanza y atrapa la pelota
durante el mismo tiempo. No le decimos a nadie de antemano de qué grupo esperamos mejores resultados.

## Qué hacer hasta que sepamos más

Hágase revisar la graduación, de los dos ojos, con la luz con la que juega. Esta revisión es común, es rápida y ayuda
más que todos los programas de entrenamiento que hemos visto hasta ahora.
`,
  'how-an-eye-is-followed': `
Aunque usted mire fijamente un punto, su ojo hace movimientos pequeños. Tiembla, se desliza y salta. La vista necesita
estos movimientos: una imagen que no se moviera en absoluto se desvanecería. Un láser que no los siguiera no daría en el
lugar que debería tratar.

Por eso una cámara observa su pupila y el dibujo de su iris muchos cientos de veces por segundo. Los espejos que dirigen
el rayo láser siguen su ojo. Si su ojo gira un poco cuando usted se acuesta, como la mayoría de los ojos, el dibujo del
iris lo muestra y el tratamiento se gira en la misma medida.

## Cuándo se detiene el láser

Si usted aparta la mirada, el láser se detiene solo. Continúa desde el mismo punto cuando usted mira la luz otra vez.
Detenerse no hace daño y le pasa a muchas personas.

## Qué hay de nuevo

Los sistemas de seguimiento más antiguos perdían el ojo cuando la pupila cambiaba de tamaño. Los más nuevos siguen, en
cambio, el borde del iris. Usted no notará nada de esto mientras esté bajo el láser.
`,
};
