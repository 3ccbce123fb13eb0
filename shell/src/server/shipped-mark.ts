import { createHash } from 'node:crypto';
import type { LanguageCode } from '@lens/contracts/languages';
import type { Locales } from './locales';
import type { Snapshot } from './registry/snapshot';

const known = new WeakMap<Snapshot, string>();

/** One short text for all files as shipped, with what is said of them to translators: it changes with any of them. */
export function shippedMarkOf(locales: Locales, snapshot: Snapshot): string {
  const before = known.get(snapshot);
  if (before !== undefined) return before;
  const hash = createHash('sha256');
  for (const [namespace, codes] of Object.entries(locales.shippedIndex(snapshot))) {
    const files = codes.map((code: LanguageCode) => [code, locales.shipped(snapshot, code, namespace)]);
    hash.update(JSON.stringify([namespace, files, locales.descriptions(snapshot, namespace)]));
  }
  const mark = hash.digest('base64url').slice(0, 22);
  known.set(snapshot, mark);
  return mark;
}
