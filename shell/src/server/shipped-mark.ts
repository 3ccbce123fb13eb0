import { createHash } from 'node:crypto';
import type { LanguageCode } from '@lens/contracts/languages';
import type { Locales } from './locales';
import type { Snapshot } from './registry/snapshot';

const cache = new WeakMap<Snapshot, string>();

/** A hash of all shipped texts that visitors see, and of their descriptions: it changes whenever one of them does. */
export function shippedMarkOf(locales: Locales, snapshot: Snapshot): string {
  const cached = cache.get(snapshot);
  if (cached !== undefined) return cached;
  const hash = createHash('sha256');
  for (const [namespace, codes] of Object.entries(locales.shippedIndex(snapshot))) {
    const files = codes.map((code: LanguageCode) => [code, locales.shippedTexts(snapshot, code, namespace)]);
    hash.update(JSON.stringify([namespace, files, locales.descriptions(snapshot, namespace)]));
  }
  const mark = hash.digest('base64url').slice(0, 22);
  cache.set(snapshot, mark);
  return mark;
}
