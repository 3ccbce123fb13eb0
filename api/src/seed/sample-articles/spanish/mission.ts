/** The Spanish bodies of `../mission.ts`, by slug, in the format of `parseBody`. */
export const mission: Record<string, string> = {
  'a-week-in-guam': `
Sábado. Aterrizamos nosotros y aterrizan las cajas, no siempre el mismo día. Las enfermeras locales tienen una lista de
personas a las que se midió por video en los meses anteriores.

Domingo. Iglesia para unos, calibración para los demás.

De lunes a jueves. Cirugía de siete a dos, porque por la tarde hace demasiado calor. Después, revisiones en el porche. La
gente llega en lancha y se queda con sus primos. No se trata a nadie a quien no pueda volver a ver alguien de aquí al día
siguiente y a la semana siguiente.

Viernes. Enseñamos. Esta vez tres enfermeras aprendieron a poner y quitar lentes de vendaje, y nos corrigieron dos veces.

## Lo que dejamos

Gotas, protectores de repuesto, el número de una pantalla en la que alguien contesta, y ninguna promesa que no haya
quedado por escrito. La mayor parte del trabajo de una misión la hacen quienes se quedan.
[Lea la historia de las misiones](/pacific-story).
`,
  'screening-across-an-ocean': `
Para muchas familias de las islas, el oculista más cercano está a un boleto de avión. Buena parte de lo que hace ese
médico en una primera visita es mirar. En su lugar pueden viajar las imágenes.

Una enfermera capacitada fotografía la retina y mide la presión. De noche, cuando la línea está libre, nos llegan las
imágenes. Por la mañana hay una respuesta: todo está bien, que la vea un médico pronto, o que la vea ahora.

## Lo que encuentra

Sobre todo diabetes. La retina muestra el daño antes de que la persona lo note, cuando todavía se puede frenar.

## Lo que se le escapa

Una fotografía no siente, no pregunta y no tranquiliza. Algunas imágenes son demasiado oscuras para leerlas; entonces
decimos que no sabemos, y a esa persona la ve un médico visitante. Una imagen dudosa nunca se cuenta como un ojo sano.

Publicamos cuántas veces nos equivocamos. Es el número en el que más trabajamos.
`,
};
