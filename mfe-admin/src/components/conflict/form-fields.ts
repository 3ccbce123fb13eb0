import { hashKey } from '@tanstack/react-query';
import { directionOf, languageOf, languages, type LanguageCode } from '@lens/contracts/languages';
import { formatLines } from '../unsaved-text/format-lines';
import type { LabelledField } from '@lens/ui/office/conflict/field-conflict';
import type { Difference } from './difference';

/** A field of a form, compared and merged as a whole. */
export interface FormField extends LabelledField {
  /** `labels.ko` */
  path: string;
  format: (value: unknown) => string;
}

/** A field with English text, or without text. */
export const field = (
  path: string,
  label: string,
  format: (value: unknown) => string = formatValue,
): FormField => ({
  path,
  label,
  lng: 'en',
  dir: 'ltr',
  format,
});

/** One field for each language: `labels.en`, `labels.es` … */
export const fieldPerLanguage = (
  path: string,
  label: string,
  codes: readonly LanguageCode[] = languages.map(({ code }) => code),
): FormField[] =>
  codes.map((code) => ({
    path: `${path}.${code}`,
    label: `${label}, ${languageOf(code).name}`,
    lng: code,
    dir: directionOf(code),
    format: formatValue,
  }));

/** The value as text; an empty string if there is none. */
export function formatValue(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(formatValue).join('\n');
  if (typeof value === 'object' && value !== null)
    return Object.values(value).map(formatValue).filter(Boolean).join('\n');
  return '';
}

export const valueAt = (values: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((node, name) => (node as Record<string, unknown> | null | undefined)?.[name], values);

/** An empty string, null and undefined all count as empty. */
const emptyToNull = (value: unknown): unknown => (value === undefined || value === '' ? null : value);
const isSame = (one: unknown, other: unknown): boolean =>
  hashKey([emptyToNull(one)]) === hashKey([emptyToNull(other)]);

/** The fields that two people changed from the same base. */
export interface FormMerge {
  mine: FormField[];
  theirs: FormField[];
  /** Changed by both to different values; staff have to choose. */
  disputed: FormField[];
}

/** @param base the version that both started from */
export function mergeForms(
  fields: readonly FormField[],
  { base, mine, theirs }: { base: unknown; mine: unknown; theirs: unknown },
): FormMerge {
  const merge: FormMerge = { mine: [], theirs: [], disputed: [] };
  for (const formField of fields) {
    const valueIn = (values: unknown) => valueAt(values, formField.path);
    if (isSame(valueIn(mine), valueIn(theirs))) continue;
    const side = isSame(valueIn(base), valueIn(theirs))
      ? 'mine'
      : isSame(valueIn(base), valueIn(mine))
        ? 'theirs'
        : 'disputed';
    merge[side].push(formField);
  }
  return merge;
}

export const differenceOf = (
  { path, format, ...labels }: FormField,
  before: unknown,
  after: unknown,
): Difference => ({
  ...labels,
  before: format(valueAt(before, path)),
  after: format(valueAt(after, path)),
});

/** The whole form as text, for copying. */
export const formatForm = (fields: readonly FormField[], values: unknown): string =>
  formatLines(fields.map(({ path, label, format }) => ({ label, text: format(valueAt(values, path)) })));
