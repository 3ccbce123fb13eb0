/** The Spanish bodies of `../mission.ts`, by slug, in the format of `parseBody`. */
export const mission: Record<string, string> = {
  'a-week-in-guam': `
Sábado. Llegamos nosotros y llegan también las cajas de transporte, pero no siempre el mismo día. Las enfermeras locales
tienen una lista de las personas cuyos ojos se midieron durante las visitas por video de los meses anteriores.

Domingo. Algunos de nosotros van a la iglesia, y los demás calibran los instrumentos.

De lunes a jueves. Operamos de siete a dos, porque por la tarde hace demasiado calor. Después atendemos en el porche a
los pacientes que vienen a sus visitas de seguimiento. La gente llega en lancha y se queda con sus primos. Solo tratamos
a personas a quienes alguien que vive aquí puede examinar al día siguiente y a la semana siguiente.

Viernes. Enseñamos. Esta vez tres enfermeras aprendieron a poner y quitar lentes de contacto de vendaje, y nos
corrigieron dos veces.

## Lo que dejamos en la isla

Gotas para los ojos, protectores oculares de repuesto, el número de una línea de video en la que alguien contesta, y
ninguna promesa que no haya quedado por escrito. La mayor parte del trabajo de una misión la hacen las personas que se
quedan en la isla. [Lea la historia de las misiones](/pacific-story).
`,
  'screening-across-an-ocean': `
Muchas familias de las islas deben tomar un avión para ver a un oftalmólogo. En una primera visita, gran parte de lo que
hace un oftalmólogo es mirar el ojo. Las imágenes del ojo pueden viajar en lugar del paciente.

Una enfermera capacitada toma fotografías de la retina y mide la presión ocular. De noche, cuando la línea de internet
está menos ocupada, nos llegan las imágenes. Por la mañana enviamos una respuesta: el ojo está bien, la persona debería
ver pronto a un médico, o la persona debe ver a un médico ahora.

## Lo que encuentran los exámenes

La mayor parte de lo que encontramos es daño por diabetes. La retina muestra este daño antes de que la persona lo note,
en un momento en que el daño todavía se puede detener.

## Lo que no ven los exámenes

Una fotografía no puede tocar el ojo, hacer preguntas ni tranquilizar a una persona. Algunas imágenes son demasiado
oscuras para leerlas. Entonces decimos que no sabemos, y un médico visitante examina a la persona. Una imagen poco clara
nunca se cuenta como un ojo sano.

Publicamos con qué frecuencia nos equivocamos. Este es el número que más trabajamos por mejorar.
`,
};
