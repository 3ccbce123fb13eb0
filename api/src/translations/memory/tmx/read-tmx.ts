import { sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import { translationMaxLength } from '@lens/contracts/max-lengths';
import type { MemorySkipReason } from '@lens/contracts/translation-memory';
import { ApiError } from '../../../common/errors/api-error.js';
import { isTagOf } from './match-tag.js';
import { TmxReader, type TmxUnit, type TmxVariant } from './tmx-reader.js';

/** An English text and its translation, without spaces around them. */
export interface MemoryPair {
  source: string;
  text: string;
  /** The line of its unit in the file. */
  line: number;
}

/** The contents of a TMX file for one language. */
export interface ParsedTmx {
  pairs: MemoryPair[];
  /** The line of each unit or text that cannot be taken. */
  skipped: { reason: MemorySkipReason; line: number }[];
  /** What the file calls the language. */
  tags: string[];
}

const maxNamedTags = 20;

/** @throws ApiError 400 `tmx_unreadable`, 400 `tmx_of_other_languages` when no unit is in English and the language */
export function readTmx(document: string, language: LanguageCode): ParsedTmx {
  const units = new TmxReader().read(document);
  const parsed: ParsedTmx = { pairs: [], skipped: [], tags: [] };
  const tags = new Set<string>();
  for (const unit of units) {
    const { line } = unit;
    const source = findSource(unit);
    const translations = unit.variants.filter(({ tag }) => isTagOf(tag, language));
    if (translations.length === 0) parsed.skipped.push({ reason: 'other_language', line });
    else if (!source) parsed.skipped.push({ reason: 'no_english', line });
    else
      for (const translation of translations) {
        tags.add(translation.tag);
        const reason = faultOf(source) ?? faultOf(translation);
        if (reason) parsed.skipped.push({ reason, line });
        else parsed.pairs.push({ source: source.text.trim(), text: translation.text.trim(), line });
      }
  }
  if (tags.size === 0) throw otherLanguages(units, language);
  return { ...parsed, tags: [...tags].slice(0, maxNamedTags) };
}

/** The English that a unit was translated from, or else its first English. */
function findSource({ variants, sourceTag }: TmxUnit): TmxVariant | undefined {
  const english = variants.filter(({ tag }) => isTagOf(tag, sourceLanguage));
  return english.find(({ tag }) => tag.toLowerCase() === sourceTag.toLowerCase()) ?? english[0];
}

function faultOf({ text, hasForeignCode }: TmxVariant): MemorySkipReason | undefined {
  if (hasForeignCode) return 'foreign_code';
  if (text.trim() === '') return 'empty';
  return text.length > translationMaxLength ? 'too_long' : undefined;
}

function otherLanguages(units: TmxUnit[], language: LanguageCode): ApiError {
  const tags = new Set(units.flatMap(({ variants }) => variants.map(({ tag }) => tag.slice(0, 20))));
  const actual = [...tags].slice(0, 5).join(', ') || 'no language';
  return new ApiError('tmx_of_other_languages', { placeholders: { actual, expected: language } });
}
