import { fallbackChain, sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import { isSaidIn } from '@lens/contracts/page-copy';
import { wantedIn } from '@lens/contracts/translation-checks/check-file';
import { flattenTree } from '@lens/contracts/text-tree';
import { mostMissing, type LackingTexts } from '../page/page-state';
import type { Locales } from './locales';
import type { Snapshot } from './registry/snapshot';

/** By language and namespace; with what is published there is another snapshot. */
const known = new WeakMap<Snapshot, Map<string, string[]>>();

/** Keys of a namespace that visitors of a language read in English. */
function keysIn(locales: Locales, snapshot: Snapshot, language: LanguageCode, namespace: string): string[] {
  const texts = (code: string) => flattenTree(locales.file(snapshot, code as LanguageCode, namespace) ?? {});
  const said = fallbackChain(language)
    .filter((code) => code !== sourceLanguage)
    .map(texts);
  const wanted = wantedIn(texts(sourceLanguage), language);
  return [...wanted.keys()].filter((key) => !said.some((own) => own.has(key)));
}

function knownKeys(
  locales: Locales,
  snapshot: Snapshot,
  language: LanguageCode,
  namespace: string,
): string[] {
  const found = known.get(snapshot) ?? new Map<string, string[]>();
  known.set(snapshot, found);
  const name = `${language}/${namespace}`;
  const keys = found.get(name) ?? keysIn(locales, snapshot, language, namespace);
  found.set(name, keys);
  return keys;
}

/**
 * The texts that a page had to take from English, for its browser to report: only browsers tell visitors from programs
 * that read every page.
 * @param copy what the page says: `namespace`, or `namespace:subtree`
 * @returns undefined where there are none
 */
export function lackingTexts(
  locales: Locales,
  snapshot: Snapshot,
  language: LanguageCode,
  copy: string[],
): LackingTexts | undefined {
  if (language === sourceLanguage) return undefined;
  const keys = copy.flatMap((name) => {
    const [namespace = ''] = name.split(':');
    return knownKeys(locales, snapshot, language, namespace)
      .filter((key) => isSaidIn(name, { namespace, key }))
      .map((key) => `${namespace}:${key}`);
  });
  if (keys.length === 0) return undefined;
  return { language, keys: [...new Set(keys)].slice(0, mostMissing) };
}
