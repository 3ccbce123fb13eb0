/** The Spanish bodies of `../innovation.ts`, by slug, in the format of `parseBody`. */
export const innovation: Record<string, string> = {
  'results-that-last': `
La mayoría de los estudios sobre cirugía de la vista terminan al año, cuando todo el mundo está contento. Los ojos siguen.
Por eso pedimos a nuestros pacientes que vuelvan a los dos años y a los cinco, les pase algo o no.

Medimos lo mismo que al principio. Luego preguntamos lo que ningún instrumento puede preguntar: ¿Conduce de noche? ¿Usa
gotas? ¿Hay algo que haya dejado de hacer?

## Qué miramos

Si la corrección se ha movido, y en quién. Si quienes tenían los ojos secos los siguen teniendo. Si quien estaba contento
a la semana lo sigue estando hoy.

## Qué hacemos con eso

Entra en las cifras que se le dan en su consulta, también las malas. Si quiere participar, dígalo en cualquier visita. Su
nombre se queda aquí, y puede dejar el estudio el día que quiera sin dar razones.
`,
  'sight-for-sport': `
Ver es más que leer letras nítidas. Un receptor de béisbol calcula la velocidad; quien surfea, el borde de las cosas;
quien conduce, lo que pasa a los lados. Parte de eso se puede entrenar, y sobre esa idea se han levantado gimnasios
enteros.

¿Qué se sostiene? La práctica mejora a la gente en la tarea que practica. La reacción a una luz en un tablero mejora en
pocas semanas. Que eso sirva después con una pelota es mucho menos seguro, y los estudios honestos son pequeños.

## Qué estudiamos

Seguimos a dos grupos de jugadores aficionados. Uno entrena con luces; el otro lanza y atrapa la pelota el mismo tiempo. A
nadie se le dice de antemano por cuál apostaríamos.

## Qué hacer mientras tanto

Hágase revisar la graduación, de los dos ojos, con la luz con la que juega. Es aburrido, es rápido, y le gana a todos los
programas que hemos visto hasta ahora.
`,
  'how-an-eye-is-followed': `
Aunque usted mire fijamente un punto, su ojo tiembla, se desliza y salta. Así funciona la vista: una imagen del todo
quieta se borraría. Un láser que no lo supiera dejaría un manchón.

Por eso una cámara observa su pupila y el dibujo de su iris muchos cientos de veces por segundo. Los espejos que dirigen
el rayo la siguen. Si su ojo gira un poco cuando usted se acuesta, como casi todos, el dibujo lo muestra y el tratamiento
se gira con él.

## Dónde está el límite

Si usted aparta la mirada, el láser se detiene solo. Cuando la mirada vuelve, retoma donde se quedó. Detenerse no hace
daño y le pasa a mucha gente.

## Qué hay de nuevo

Los sistemas de antes perdían el ojo cuando la pupila cambiaba de tamaño. Los nuevos se sujetan al borde del iris. Usted
no notará nada de esto, y de eso se trata.
`,
};
