import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { LanguageCode } from '@lens/contracts/languages';
import { checkTranslation } from '@lens/contracts/translation-checks/check';
import type { Finding } from '@lens/contracts/translation-checks/finding';
import { protectedNames } from '@lens/contracts/translation-checks/names';
import type { PluralForm } from '@lens/contracts/translation-checks/plural-form';
import { LRUCache } from 'lru-cache';

/** The protected names from Settings. */
export interface PracticeNames {
  surgeon: string;
  practice: string;
  brands: readonly string[];
}

interface Pair {
  key: string;
  source: string;
  text: string;
  language: LanguageCode;
  form?: PluralForm | undefined;
}

/** Room for twice the texts of all languages. */
const cachedFindings = new LRUCache<string, Finding[]>({ max: 40_000 });
/** Nearly all texts have no findings, so they share one empty array. */
const noFindings: Finding[] = [];

/** Cached, since checking all texts of a language takes a second or more. */
export function findingsOf({ key, source, text, language, form }: Pair, practice: PracticeNames): Finding[] {
  const names = protectedNames(source, text, practice);
  const pair = JSON.stringify([key, language, form, source, text, names]);
  const id = createHash('sha256').update(pair).digest('base64');
  const cached = cachedFindings.get(id);
  if (cached) return cached;
  const findings = checkTranslation(source, text, language, names, { key, form });
  cachedFindings.set(id, findings.length > 0 ? findings : noFindings);
  return findings;
}

export const hasBlocking = (findings: Finding[]): boolean =>
  findings.some(({ severity }) => severity === 'block');

/** Like `map`, but yields to other requests in between. */
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
