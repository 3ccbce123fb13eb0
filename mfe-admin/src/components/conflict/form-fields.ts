import { hashKey } from '@tanstack/react-query';
import { directionOf, languageOf, languages, type LanguageCode } from '@lens/contracts/languages';
import { inWords } from '../unsaved-text/in-words';
import type { LabelledField } from '@lens/ui/office/conflict/dispute';
import type { Difference } from './difference';

/** One thing that is written in a form, and changed as a whole. */
export interface FormField extends LabelledField {
  /** `labels.ko` */
  path: string;
  shown: (value: unknown) => string;
}

/** A field whose value people read in English, or that is no text at all. */
export const field = (
  path: string,
  label: string,
  shown: (value: unknown) => string = written,
): FormField => ({
  path,
  label,
  lng: 'en',
  dir: 'ltr',
  shown,
});

/** One field for each language: `labels.en`, `labels.es` … */
export const perLanguage = (
  path: string,
  label: string,
  codes: readonly LanguageCode[] = languages.map(({ code }) => code),
): FormField[] =>
  codes.map((code) => ({
    path: `${path}.${code}`,
    label: `${label}, ${languageOf(code).name}`,
    lng: code,
    dir: directionOf(code),
    shown: written,
  }));

/** As people read it; nothing where nothing is written. */
export function written(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(written).join('\n');
  if (typeof value === 'object' && value !== null)
    return Object.values(value).map(written).filter(Boolean).join('\n');
  return '';
}

export const valueAt = (values: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (within, name) => (within as Record<string, unknown> | null | undefined)?.[name],
      values,
    );

/** Empty in one way is empty in all. */
const plain = (value: unknown): unknown => (value === undefined || value === '' ? null : value);
const isSame = (one: unknown, other: unknown): boolean => hashKey([plain(one)]) === hashKey([plain(other)]);

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
  for (const one of fields) {
    const at = (values: unknown) => valueAt(values, one.path);
    if (isSame(at(mine), at(theirs))) continue;
    const by = isSame(at(base), at(theirs)) ? 'mine' : isSame(at(base), at(mine)) ? 'theirs' : 'disputed';
    merge[by].push(one);
  }
  return merge;
}

export const differenceOf = (
  { path, shown, ...named }: FormField,
  before: unknown,
  after: unknown,
): Difference => ({
  ...named,
  before: shown(valueAt(before, path)),
  after: shown(valueAt(after, path)),
});

/** All that a form holds, to be copied from it. */
export const formInWords = (fields: readonly FormField[], values: unknown): string =>
  inWords(fields.map(({ path, label, shown }) => ({ label, text: shown(valueAt(values, path)) })));
