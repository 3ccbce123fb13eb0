import { descriptionOf, type Descriptions } from '@lens/contracts/descriptions';
import { isBlankText, type DeskText, type TextState } from '@lens/contracts/desk';
import type { LanguageCode } from '@lens/contracts/languages';
import { protectedTerms } from '@lens/contracts/protected-terms';
import { isEcho } from '@lens/contracts/translation-checks/english';
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

/** One text before it is checked, which takes longest. */
export interface Seen {
  name: TextName;
  wanted: RequiredText;
  shipped: string | null;
  /** The English that the shipped text was made for, where that is another than today's. */
  shippedFor: string | null;
  /** Of the whole namespace. */
  descriptions: Descriptions;
  row: DeskTextRow | undefined;
}

/** Every text that a language needs of a namespace, in the order of the English file. */
export function seenIn(
  { wanted, texts, descriptions }: ShippedFile,
  rows: DeskTextRow[],
  language: LanguageCode,
  namespace: string,
  /** By keys, of shipped texts whose English has changed since. */
  changed: Map<string, string>,
): Seen[] {
  const written = new Map(rows.map((row) => [row.key, row]));
  return [...wanted].map(([key, one]) => ({
    name: { language, namespace, key },
    wanted: one,
    shipped: texts.get(key) ?? null,
    shippedFor: changed.get(key) ?? null,
    descriptions,
    row: written.get(key),
  }));
}

/** As much of what was written as a state follows from. */
type Stating = Pick<DeskTextRow, 'text' | 'state' | 'source'>;

/** The same of a text. */
type Stated = Pick<Seen, 'wanted' | 'shipped' | 'shippedFor'> & { row: Stating | undefined };

/** A machine that repeats the English has translated nothing. A person who writes the same word means it. */
const isOnlyEnglish = ({ source, text, state }: Stating): boolean =>
  state === 'machine' && isEcho({ source, translation: text, terms: protectedTerms, brands: [] });

/** The English that what stands there was written for, where that is another than today's. */
const sourceThen = ({ wanted, shippedFor, row }: Stated): string | null =>
  row ? (row.source === wanted.source ? null : row.source) : shippedFor;

export function stateOf(seen: Stated): TextState {
  const { shipped, row } = seen;
  if (row && isBlankText(row.text)) return 'untranslated';
  if (sourceThen(seen) !== null) return 'stale';
  if (row) return isOnlyEnglish(row) ? 'untranslated' : row.state;
  return shipped === null ? 'untranslated' : 'translated';
}

/** What visitors would read if all that was written were live; null where nothing is. */
export const textOf = ({ row, shipped }: Seen): string | null =>
  row && !isBlankText(row.text) ? row.text : shipped;

/** The same for whoever translates elsewhere: English that no service could translate is no translation. */
export const translationOf = (seen: Seen): string | null =>
  ['needs_human', 'untranslated'].includes(stateOf(seen)) ? seen.shipped : textOf(seen);

/** What is wrong with a text in the place of this one. */
export const findingsIn = ({ name, wanted }: Seen, text: string, practice: PracticeNames): Finding[] =>
  findingsOf({ source: wanted.source, text, language: name.language, form: wanted.form }, practice);

export function deskTextOf(seen: Seen, practice: PracticeNames): DeskText {
  const { name, wanted, shipped, descriptions, row } = seen;
  const text = textOf(seen);
  return {
    ...name,
    source: wanted.source,
    description: descriptionOf(descriptions, name.key, wanted.source),
    shipped,
    text: row?.text ?? null,
    state: stateOf(seen),
    source_then: sourceThen(seen),
    findings: text === null ? [] : findingsIn(seen, text, practice),
    revision: row?.revision ?? 0,
    changed_by: row?.username ?? null,
    changed_at: row?.changed_at ?? null,
  };
}
