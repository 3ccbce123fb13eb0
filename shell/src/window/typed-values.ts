type Field = HTMLInputElement;

/** What was typed into the fields of an element, in their order. */
export type TypedValues = Pick<Field, 'name' | 'value' | 'checked'>[];

const fieldsIn = (element: Element): Field[] => [
  ...element.querySelectorAll<Field>('input:not([type=hidden],[type=file],[type=password]),select,textarea'),
];

export const readTyped = (element: Element): TypedValues =>
  fieldsIn(element).map(({ name, value, checked }) => ({ name, value, checked }));

/** Puts values into the fields of the same names, in their order. */
export function putBack(element: Element, typed: TypedValues): void {
  const left = fieldsIn(element);
  for (const { name, value, checked } of typed) {
    const at = left.findIndex((field) => field.name === name);
    const [field] = at < 0 ? [] : left.splice(at, 1);
    if (field) Object.assign(field, { value, checked });
  }
}
