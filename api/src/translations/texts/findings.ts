import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { LanguageCode } from '@lens/contracts/languages';
import { check } from '@lens/contracts/translation-checks/check';
import type { Finding } from '@lens/contracts/translation-checks/finding';
import { namesFor } from '@lens/contracts/translation-checks/names';
import type { PluralForm } from '@lens/contracts/translation-checks/plural-form';

/** The names of the practice, as settings keep them. */
export interface PracticeNames {
  surgeon: string;
  practice: string;
  brands: readonly string[];
}

interface Pair {
  source: string;
  text: string;
  language: LanguageCode;
  form: PluralForm | undefined;
}

/** Twice the texts of all languages. */
const most = 40_000;
const none: Finding[] = [];
const known = new Map<string, Finding[]>();

/** What is wrong with a text. Remembered: to check a whole language takes a second or more. */
export function findingsOf({ source, text, language, form }: Pair, practice: PracticeNames): Finding[] {
  const names = namesFor(source, text, practice);
  const pair = JSON.stringify([language, form, source, text, names]);
  const id = createHash('sha256').update(pair).digest('base64');
  const before = known.get(id);
  if (before) return before;
  const found = check(source, text, language, names, form);
  known.set(id, found.length > 0 ? found : none);
  const [oldest] = known.keys();
  if (known.size > most && oldest !== undefined) known.delete(oldest);
  return found;
}

export const blocks = (findings: Finding[]): boolean => findings.some(({ severity }) => severity === 'block');

/** Does the same with many, and lets other requests have their turn in between. */
export async function inTurns<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) {
    if (results.length % 10 === 9) await setImmediate();
    results.push(work(item));
  }
  return results;
}
