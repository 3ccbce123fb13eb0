import { createHash } from 'node:crypto';
import { languages, type LanguageCode } from '@lens/contracts/languages';
import { glossaryOf } from './glossaries';
import type { Locales } from './locales';
import type { Snapshot } from './registry/snapshot';
import { shippedSignOffsOf } from './sign-offs/shipped-sign-offs';

const cache = new WeakMap<Snapshot, string>();

/** A hash of what the desk reads: shipped texts, their sign-offs, descriptions and glossaries. It changes whenever one of them does. */
export function shippedMarkOf(locales: Locales, snapshot: Snapshot): string {
  const cached = cache.get(snapshot);
  if (cached !== undefined) return cached;
  const hash = createHash('sha256');
  for (const [namespace, codes] of Object.entries(locales.shippedIndex(snapshot))) {
    const files = codes.map((code: LanguageCode) => [code, locales.shippedTexts(snapshot, code, namespace)]);
    hash.update(JSON.stringify([namespace, files, locales.descriptions(snapshot, namespace)]));
  }
  for (const { code } of languages)
    hash.update(JSON.stringify([glossaryOf(snapshot, code), shippedSignOffsOf(locales, snapshot, code)]));
  const mark = hash.digest('base64url').slice(0, 22);
  cache.set(snapshot, mark);
  return mark;
}
