import type { ErrorDetail } from '@lens/contracts/errors';
import { sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import { translationMaxLength } from '@lens/contracts/max-lengths';
import { ApiError } from '../../../common/errors/api-error.js';
import { splitBlankTexts, type ParsedTextFile } from '../parsed-text-file.js';
import { matchLanguage } from './match-language.js';
import { XliffReader, type XliffPart, type XliffUnit } from './xliff-reader.js';

/**
 * Parses an XLIFF file of one namespace and language. Units without a target are left out, but their notes are kept.
 * @throws ApiError 400 `xliff_unreadable`, 400 `xliff_of_other_texts`, 400 naming units that cannot be imported
 */
export function readXliff(document: string, language: LanguageCode, namespace: string): ParsedTextFile {
  const parts = new XliffReader().read(document);
  for (const part of parts) requireFileOf(part, language, namespace);
  const units = parts.flatMap((part) => part.units);
  const seenKeys = new Set<string>();
  const errors = units.flatMap((unit) => {
    const error = validateUnit(unit, seenKeys.has(unit.key));
    seenKeys.add(unit.key);
    return error ? [error] : [];
  });
  if (errors.length > 0) throw new ApiError('validation_failed', { details: errors });
  const translated = units.filter(({ target }) => target !== undefined);
  return {
    ...splitBlankTexts(translated.map(({ key, target }) => [key, target!])),
    sources: new Map(translated.map(({ key, source }) => [key, source!])),
    notes: new Map(units.map(({ key, notes }) => [key, notes])),
  };
}

function requireFileOf(part: XliffPart, language: LanguageCode, namespace: string): void {
  const { original, sourceLanguage: from, targetLanguage: into } = part;
  const isExpected =
    original === namespace && matchLanguage(from) === sourceLanguage && matchLanguage(into) === language;
  if (isExpected) return;
  const shorten = (name: string) => name.slice(0, 40) || 'nowhere';
  const actual = `${shorten(original)}, from ${shorten(from)} into ${shorten(into)}`;
  const expected = `${namespace}, from ${sourceLanguage} into ${language}`;
  throw new ApiError('xliff_of_other_texts', { placeholders: { actual, expected } });
}

function validateUnit(
  { key, source, target, hasForeignCode }: XliffUnit,
  isDuplicate: boolean,
): ErrorDetail | undefined {
  const error = (code: string, message: string): ErrorDetail => ({ path: key, code, message });
  if (isDuplicate) return error('duplicate', 'Two units have this id.');
  if (source === undefined) return error('missing_source', 'The unit has no <source>.');
  if (hasForeignCode) return error('foreign_code', 'The unit contains a code whose text is not in the file.');
  if (target !== undefined && target.length > translationMaxLength)
    return error('too_big', `A text has at most ${translationMaxLength} characters.`);
  return undefined;
}
