import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { LanguageCode } from '@lens/contracts/languages';
import { check } from '@lens/contracts/translation-checks/check';
import type { Finding } from '@lens/contracts/translation-checks/finding';
import { namesFor } from '@lens/contracts/translation-checks/names';
import type { PluralForm } from '@lens/contracts/translation-checks/plural-form';
import { LRUCache } from 'lru-cache';

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
const checkedTexts = new LRUCache<string, Finding[]>({ max: 40_000 });
/** One for all texts of which nothing is wrong, which are nearly all. */
const none: Finding[] = [];

/** What is wrong with a text. Remembered: to check a whole language takes a second or more. */
export function findingsOf({ source, text, language, form }: Pair, practice: PracticeNames): Finding[] {
  const names = namesFor(source, text, practice);
  const pair = JSON.stringify([language, form, source, text, names]);
  const id = createHash('sha256').update(pair).digest('base64');
  const before = checkedTexts.get(id);
  if (before) return before;
  const found = check(source, text, language, names, form);
  checkedTexts.set(id, found.length > 0 ? found : none);
  return found;
}

export const blocks = (findings: Finding[]): boolean => findings.some(({ severity }) => severity === 'block');

/** Does the same with many, and lets other requests have their turn in between. */
export async function mapYielding<Item, Result>(
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
