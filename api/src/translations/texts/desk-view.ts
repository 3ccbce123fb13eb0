import { descriptionOf, type Descriptions } from '@lens/contracts/descriptions';
import type { DeskText, TextState } from '@lens/contracts/desk';
import type { LanguageCode } from '@lens/contracts/languages';
import type { Wanted } from '@lens/contracts/translation-checks/check-file';
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
  wanted: Wanted;
  shipped: string | null;
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
): Seen[] {
  const written = new Map(rows.map((row) => [row.key, row]));
  return [...wanted].map(([key, one]) => ({
    name: { language, namespace, key },
    wanted: one,
    shipped: texts.get(key) ?? null,
    descriptions,
    row: written.get(key),
  }));
}

export function stateOf({ wanted, shipped, row }: Seen): TextState {
  if (row) return row.source === wanted.source ? row.state : 'stale';
  return shipped === null ? 'untranslated' : 'translated';
}

/** What visitors would read if all that was written were live; null where nothing is. */
export const textOf = ({ row, shipped }: Seen): string | null => row?.text ?? shipped;

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
    source_then: row && row.source !== wanted.source ? row.source : null,
    findings: text === null ? [] : findingsIn(seen, text, practice),
    revision: row?.revision ?? 0,
    changed_by: row?.username ?? null,
    changed_at: row?.changed_at ?? null,
  };
}
