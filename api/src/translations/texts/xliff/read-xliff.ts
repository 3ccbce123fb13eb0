import type { ErrorDetail } from '@lens/contracts/errors';
import { sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import { translationMaxLength } from '@lens/contracts/max-lengths';
import { ApiError } from '../../../common/errors/api-error.js';
import { worded, type NamedTexts } from '../parsed-text-file.js';
import { languageNamed } from './match-language.js';
import { XliffReader, type XliffPart, type XliffUnit } from './xliff-reader.js';

/**
 * What a file says of the texts of a namespace. A unit without a translation names none.
 * @throws ApiError 400 `xliff_unreadable`, 400 `xliff_of_other_texts`, 400 naming units that cannot be taken
 */
export function readXliff(document: string, language: LanguageCode, namespace: string): NamedTexts {
  const parts = new XliffReader().read(document);
  for (const part of parts) refuseOther(part, language, namespace);
  const units = parts.flatMap((part) => part.units);
  const seen = new Set<string>();
  const faults = units.flatMap((unit) => {
    const fault = faultOf(unit, seen.has(unit.key));
    seen.add(unit.key);
    return fault ? [fault] : [];
  });
  if (faults.length > 0) throw new ApiError('validation_failed', { details: faults });
  const named = units.filter(({ target }) => target !== undefined);
  return {
    ...worded(named.map(({ key, target }) => [key, target!])),
    sources: new Map(named.map(({ key, source }) => [key, source!])),
    notes: new Map(units.map(({ key, notes }) => [key, notes])),
  };
}

function refuseOther(part: XliffPart, language: LanguageCode, namespace: string): void {
  const { original, sourceLanguage: from, targetLanguage: into } = part;
  const isOurs =
    original === namespace && languageNamed(from) === sourceLanguage && languageNamed(into) === language;
  if (isOurs) return;
  const said = (name: string) => name.slice(0, 40) || 'nowhere';
  const found = `${said(original)}, from ${said(from)} into ${said(into)}`;
  const wanted = `${namespace}, from ${sourceLanguage} into ${language}`;
  throw new ApiError('xliff_of_other_texts', { words: { found, wanted } });
}

function faultOf({ key, source, target, isForeign }: XliffUnit, isSecond: boolean): ErrorDetail | undefined {
  const fault = (code: string, message: string): ErrorDetail => ({ path: key, code, message });
  if (isSecond) return fault('duplicate', 'Two units have this id.');
  if (source === undefined) return fault('missing_source', 'The unit has no <source>.');
  if (isForeign) return fault('foreign_code', 'The unit holds a code whose text is not in the file.');
  if (target !== undefined && target.length > translationMaxLength)
    return fault('too_big', `A text has at most ${translationMaxLength} characters.`);
  return undefined;
}
