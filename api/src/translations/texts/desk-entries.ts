import { isCritical } from '@lens/contracts/critical-texts';
import { findDescriptions, type Descriptions } from '@lens/contracts/descriptions';
import type { GlossaryEntry } from '@lens/contracts/glossary';
import { isBlankText, type DeskText, type TextState } from '@lens/contracts/desk';
import type { LanguageCode } from '@lens/contracts/languages';
import { protectedTerms } from '@lens/contracts/protected-terms';
import type { SignOff } from '@lens/contracts/sign-offs';
import { repeatsEnglish } from '@lens/contracts/translation-checks/english';
import { checkGlossary, entriesFor } from '@lens/contracts/translation-checks/glossary';
import type { RequiredText } from '@lens/contracts/untranslated-texts';
import type { Finding } from '@lens/contracts/translation-checks/finding';
import type { DeskTextRow } from './desk-text.entity.js';
import { findingsOf, type PracticeNames } from './findings.js';
import type { ShippedFile } from './shipped-texts.js';

export interface TextName {
  language: LanguageCode;
  namespace: string;
  key: string;
}

/** A text as the desk shows it, but without its findings: checking takes longest. */
export interface DeskEntry {
  name: TextName;
  required: RequiredText;
  /** Null where the language's file does not have it. */
  shipped: string | null;
  /** The English that the shipped text was made for, if it has changed since. */
  formerSource: string | null;
  /** Of the shipped text; null where two people have not signed it with its current English. */
  shippedSignOff: SignOff | null;
  /** Of the whole namespace. */
  descriptions: Descriptions;
  /** Of the whole language. */
  glossary: GlossaryEntry[];
  /** What was saved at the desk. */
  row: DeskTextRow | undefined;
}

/** Every text that a language needs of a namespace, in the order of the English file. */
export function toDeskEntries(
  { required, texts, signOffs, descriptions, glossary }: ShippedFile,
  rows: DeskTextRow[],
  language: LanguageCode,
  namespace: string,
  /** By key, of shipped texts whose English has changed since. */
  formerSources: Map<string, string>,
): DeskEntry[] {
  const rowsByKey = new Map(rows.map((row) => [row.key, row]));
  return [...required].map(([key, requiredText]) => ({
    name: { language, namespace, key },
    required: requiredText,
    shipped: texts.get(key) ?? null,
    formerSource: formerSources.get(key) ?? null,
    shippedSignOff: signOffs.get(key) ?? null,
    descriptions,
    glossary,
    row: rowsByKey.get(key),
  }));
}

type SavedContent = Pick<DeskTextRow, 'text' | 'state' | 'source'>;

/** The parts of an entry that its state depends on. */
type StateInputs = Pick<DeskEntry, 'required' | 'shipped' | 'formerSource'> & {
  row: SavedContent | undefined;
};

/** A machine that repeats the English has not translated it; a person who saves the same word means it. */
const isUntranslatedCopy = ({ source, text, state }: SavedContent): boolean =>
  state === 'machine' && repeatsEnglish({ source, translation: text, terms: protectedTerms, brands: [] });

/** The English that the current translation was made for, if it has changed since. */
const formerSourceOf = ({ required, formerSource, row }: StateInputs): string | null =>
  row ? (row.source === required.source ? null : row.source) : formerSource;

export function stateOf(entry: StateInputs): TextState {
  const { shipped, row } = entry;
  if (row && isBlankText(row.text)) return 'untranslated';
  if (formerSourceOf(entry) !== null) return 'stale';
  if (row) return isUntranslatedCopy(row) ? 'untranslated' : row.state;
  return shipped === null ? 'untranslated' : 'translated';
}

/** What visitors would read if everything that is saved were published; null where there is no text. */
export const textOf = ({ row, shipped }: DeskEntry): string | null =>
  row && !isBlankText(row.text) ? row.text : shipped;

/** Like `textOf`, but for exports: English that no service could translate is not a translation. */
export const translationOf = (entry: DeskEntry): string | null =>
  ['needs_human', 'untranslated'].includes(stateOf(entry)) ? entry.shipped : textOf(entry);

/** Of what visitors would read if everything that is saved were published; null after a change of either text. */
export function signOffOf({ row, required, shippedSignOff }: DeskEntry): SignOff | null {
  if (!row || isBlankText(row.text)) return shippedSignOff;
  return row.source === required.source ? row.sign_off : null;
}

export const isCriticalEntry = ({ name, required, descriptions }: DeskEntry): boolean =>
  isCritical(name.key, required.source, findDescriptions(descriptions, name.key, required.source));

/** The findings that `text` would have as the translation of this entry. */
export const findingsIn = (
  { name: { language, key }, required, glossary }: DeskEntry,
  text: string,
  practice: PracticeNames,
): Finding[] => [
  ...findingsOf({ ...required, text, language, key }, practice),
  ...checkGlossary(required.source, text, language, glossary),
];

export function toDeskText(entry: DeskEntry, practice: PracticeNames): DeskText {
  const { name, required, shipped, descriptions, glossary, row } = entry;
  const text = textOf(entry);
  return {
    ...name,
    source: required.source,
    description: findDescriptions(descriptions, name.key, required.source),
    glossary: entriesFor(required.source, glossary),
    shipped,
    text: row?.text ?? null,
    state: stateOf(entry),
    source_then: formerSourceOf(entry),
    findings: text === null ? [] : findingsIn(entry, text, practice),
    revision: row?.revision ?? 0,
    changed_by: row?.username ?? null,
    changed_at: row?.changed_at ?? null,
    critical: isCriticalEntry(entry),
    sign_off: signOffOf(entry),
  };
}
