import { hashKey } from '@tanstack/react-query';
import { directionOf, languageOf, languages, type LanguageCode } from '@lens/contracts/languages';
import { formatLines } from '../unsaved-text/format-lines';
import type { LabelledField } from '@lens/ui/office/conflict/dispute';
import type { Difference } from './difference';

/** One thing that is written in a form, and changed as a whole. */
export interface FormField extends LabelledField {
  /** `labels.ko` */
  path: string;
  format: (value: unknown) => string;
}

/** A field whose value people read in English, or that is no text at all. */
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

/** As people read it; nothing where nothing is written. */
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

/** Empty in one way is empty in all. */
const emptyToNull = (value: unknown): unknown => (value === undefined || value === '' ? null : value);
const isSame = (one: unknown, other: unknown): boolean =>
  hashKey([emptyToNull(one)]) === hashKey([emptyToNull(other)]);

/** Where two who wrote at the same time do not say the same. */
export interface FormMerge {
  mine: FormField[];
  theirs: FormField[];
  /** Changed by both, and not alike: somebody has to choose. */
  disputed: FormField[];
}

/** @param base what both began from */
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

/** All that a form holds, to be copied from it. */
export const formatForm = (fields: readonly FormField[], values: unknown): string =>
  formatLines(fields.map(({ path, label, format }) => ({ label, text: format(valueAt(values, path)) })));
