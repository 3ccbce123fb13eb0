type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What was typed into the fields of an element, in their order. */
export type TypedValues = { name: string; value: string; checked: boolean | null }[];

const fieldsIn = (element: Element): Field[] =>
  [...element.querySelectorAll<Field>('input, select, textarea')].filter(
    ({ name, type }) => name !== '' && type !== 'hidden' && type !== 'file' && type !== 'password',
  );

const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

export const readTyped = (element: Element): TypedValues =>
  fieldsIn(element).map((field) => ({
    name: field.name,
    value: field.value,
    checked: isChoice(field) ? field.checked : null,
  }));

/** Puts values into the fields of the same names; of choices, into those of the same value too. */
export function putBack(element: Element, typed: TypedValues): void {
  const left = [...typed];
  for (const field of fieldsIn(element)) {
    const at = left.findIndex(
      ({ name, value }) => name === field.name && (!isChoice(field) || value === field.value),
    );
    const [found] = at === -1 ? [] : left.splice(at, 1);
    if (!found) continue;
    if (isChoice(field)) field.checked = found.checked ?? false;
    else field.value = found.value;
  }
}
