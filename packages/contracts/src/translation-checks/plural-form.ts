export type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

const suffix = /_(zero|one|two|few|many|other)$/;

/** Splits a key into the plural form, if it names one, and the key without it. */
export function parsePluralKey(key: string): { base: string; form?: PluralForm } {
  const form = suffix.exec(key)?.[1] as PluralForm | undefined;
  return form ? { base: key.slice(0, -form.length - 1), form } : { base: key };
}

export const pluralForms = (language: string): PluralForm[] =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories as PluralForm[];

/** Whether a text in this form can do without digits: “one minute”, or the dual of Arabic. */
export const mayOmitCount = (form: PluralForm | undefined): boolean =>
  form === 'zero' || form === 'one' || form === 'two';
