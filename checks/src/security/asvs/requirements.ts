import { existsSync, readFileSync } from 'node:fs';
import { idPattern } from '@lens/tools/conformance/specification';
import { inRoot } from '@lens/tools/product/folders';
import { levels } from './levels.ts';

/** Where it can be seen that a requirement is met, or why it is not. */
export type Evidence =
  | { kind: 'id'; id: string }
  | { kind: 'test'; file: string; title: string }
  | { kind: 'file'; file: string }
  | { kind: 'reason'; of: 'not applicable' | 'open'; why: string };

export interface Row {
  /** Of the standard: one, or several neighbours. */
  requirements: string[];
  /** As it is written: `1.2.6-1.2.8`. */
  name: string;
  /** What we do, in our own words. */
  words: string;
  evidence: Evidence[];
}

const ordered = [...levels.keys()];
const isTestFile = (file: string) => /\.(?:test|spec)\.tsx?$/.test(file);
const wholeId = new RegExp(`^${idPattern}$`);

function expand(name: string): string[] {
  const [first = '', last = first] = name.split('-');
  const [from, to] = [ordered.indexOf(first), ordered.indexOf(last)];
  if (from < 0 || to < from) throw new Error(`The standard has no requirement ${name}.`);
  const within = ordered.slice(from, to + 1);
  // Of several, those of the third level that nothing is said about are not meant.
  return first === last ? within : within.filter((id) => levels.get(id)! < 3);
}

function parseEvidence(text: string): Evidence {
  if (text.startsWith('na: ')) return { kind: 'reason', of: 'not applicable', why: text.slice(4) };
  if (text.startsWith('open: ')) return { kind: 'reason', of: 'open', why: text.slice(6) };
  if (wholeId.test(text)) return { kind: 'id', id: text };
  const [file = '', ...title] = text.split(':');
  return isTestFile(file)
    ? { kind: 'test', file, title: title.join(':').trim() }
    : { kind: 'file', file: text };
}

/**
 * Reads lines such as `6.2.1 | Twelve characters. | ACCESS-1 | api/test/auth.test.ts: words of a title | open: why`.
 * @throws Error for a requirement that the standard does not have
 */
export const parseRows = (text: string): Row[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [name = '', words = '', ...evidence] = line.split('|').map((part) => part.trim());
      return { requirements: expand(name), name, words, evidence: evidence.map(parseEvidence) };
    });

export const readRows = (): Row[] =>
  parseRows(readFileSync(inRoot('checks', 'src', 'security', 'asvs', 'requirements.txt'), 'utf8'));

function problemOf(evidence: Evidence, testIds: ReadonlyMap<string, string[]>): string | null {
  if (evidence.kind === 'reason') return evidence.why === '' ? 'has no reason' : null;
  if (evidence.kind === 'id')
    return testIds.has(evidence.id) ? null : `names ${evidence.id}, which no test has`;
  if (!existsSync(inRoot(evidence.file))) return `names ${evidence.file}, which does not exist`;
  if (evidence.kind === 'file' || readFileSync(inRoot(evidence.file), 'utf8').includes(evidence.title))
    return null;
  return `names a test “${evidence.title}”, which ${evidence.file} does not have`;
}

/** What is wrong: levels 1 and 2 are there whole, each requirement once, and all that is named exists. */
export function findProblems(rows: Row[], testIds: ReadonlyMap<string, string[]>): string[] {
  const named = rows.flatMap(({ requirements }) => requirements);
  const missing = ordered.filter((id) => levels.get(id)! < 3 && !named.includes(id));
  const repeated = named.filter((id, at) => named.indexOf(id) !== at);
  return [
    ...missing.map((id) => `${id} is missing.`),
    ...repeated.map((id) => `${id} is there twice.`),
    ...rows.filter(({ evidence }) => evidence.length === 0).map(({ name }) => `${name} shows nothing.`),
    ...rows.flatMap(({ name, evidence }) =>
      evidence
        .map((one) => problemOf(one, testIds))
        .filter((problem) => problem !== null)
        .map((problem) => `${name} ${problem}.`),
    ),
  ];
}
