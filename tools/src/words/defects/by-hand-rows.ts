import { readFileSync } from 'node:fs';
import { inRoot } from '../../product/folders.ts';
import { translatedLanguages } from '../locales.ts';
import { kinds, parts, tryWrongTexts, type Kind, type Part, type Trial } from './by-hand.ts';

/** How many wrong texts are caught of how many, in each part. */
export type Counts = Record<Part, { caught: number; of: number }>;

export interface ByHandRow {
  /** The first cell of the row in docs/translation-checks.md. */
  name: string;
  counts: Counts;
  /** How many were caught when the texts had been made and the checks did not know them; not of a language. */
  before?: Record<'open' | 'sealed', number>;
}

/** Measured once, at the commit that added the texts. */
const before = JSON.parse(
  readFileSync(inRoot('tools', 'src', 'words', 'defects', 'by-hand', 'before.json'), 'utf8'),
) as Record<Kind, Record<'open' | 'sealed', number>>;

export const trials = tryWrongTexts();

function count(list: readonly Trial[]): Counts {
  const countOf = (part: Part) => {
    const ofPart = list.filter((trial) => trial.part === part);
    return { caught: ofPart.filter(({ findings }) => findings.length > 0).length, of: ofPart.length };
  };
  return Object.fromEntries(parts.map((part) => [part, countOf(part)])) as Counts;
}

const rowsByKind: ByHandRow[] = (Object.keys(kinds) as Kind[]).map((kind) => ({
  name: kinds[kind],
  counts: count(trials.filter((trial) => trial.kind === kind)),
  before: before[kind],
}));

const sumBefore = (part: 'open' | 'sealed'): number =>
  rowsByKind.reduce((sum, row) => sum + (row.before?.[part] ?? 0), 0);

export const total = {
  name: 'all kinds',
  counts: count(trials),
  before: { open: sumBefore('open'), sealed: sumBefore('sealed') },
} satisfies ByHandRow;

export const handRowsByLanguage: ByHandRow[] = translatedLanguages.map((language) => ({
  name: `by hand, \`${language}\``,
  counts: count(trials.filter((trial) => trial.language === language)),
}));

export const handRows: ByHandRow[] = [...rowsByKind, total, ...handRowsByLanguage];

/** The cells of a row that are counted; one by kind ends in a reason, which is written by hand. */
export const handCellsOf = ({ name, counts, before: former }: ByHandRow): string[] => [
  name,
  ...(former ? [`${former.open} of ${counts.open.of}`, `${former.sealed} of ${counts.sealed.of}`] : []),
  ...parts.map((part) => `${counts[part].caught} of ${counts[part].of}`),
];
