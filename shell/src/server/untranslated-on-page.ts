import { sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import { isTextInCopy } from '@lens/contracts/page-copy';
import { flattenTree } from '@lens/contracts/text-tree';
import { untranslatedTexts } from '@lens/contracts/untranslated-texts';
import { maxReportedTexts, type UntranslatedOnPage } from '../page/page-state';
import type { Locales } from './locales';
import type { Snapshot } from './registry/snapshot';

/** By language and namespace. Publishing texts makes another snapshot. */
const cache = new WeakMap<Snapshot, Map<string, string[]>>();

function untranslatedKeys(
  locales: Locales,
  snapshot: Snapshot,
  language: LanguageCode,
  namespace: string,
): string[] {
  const cached = cache.get(snapshot) ?? new Map<string, string[]>();
  cache.set(snapshot, cached);
  const name = `${language}/${namespace}`;
  const keys =
    cached.get(name) ??
    untranslatedTexts(language, (code) => flattenTree(locales.texts(snapshot, code, namespace) ?? {})).map(
      ([key]) => key,
    );
  cached.set(name, keys);
  return keys;
}

/**
 * The texts that a page had to take from English, for its browser to report as missing: only browsers can tell visitors
 * from programs that read every page.
 * @param copy what the page says: `namespace`, or `namespace:subtree`
 * @returns undefined where there are none
 */
export function untranslatedOnPage(
  locales: Locales,
  snapshot: Snapshot,
  language: LanguageCode,
  copy: string[],
): UntranslatedOnPage | undefined {
  if (language === sourceLanguage) return undefined;
  const keys = copy.flatMap((name) => {
    const [namespace = ''] = name.split(':');
    return untranslatedKeys(locales, snapshot, language, namespace)
      .filter((key) => isTextInCopy(name, { namespace, key }))
      .map((key) => `${namespace}:${key}`);
  });
  if (keys.length === 0) return undefined;
  return { language, keys: [...new Set(keys)].slice(0, maxReportedTexts) };
}
