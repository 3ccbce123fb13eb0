import { readFileSync } from 'node:fs';
import { textAt, type TextTree } from '@lens/contracts/text-tree';
import { inRoot } from '@lens/tools/product/folders';

const ownerOf: Record<string, string> = {
  navigation: 'shell',
  common: 'mfe-public',
  medical: 'mfe-public',
  forms: 'mfe-public',
};

/** A text of the site from its locale file: `copy('ar', 'navigation:failure.title')`. */
export function copy(lng: string, key: string): string {
  const [namespace = '', keys = ''] = key.split(':');
  const file = inRoot(ownerOf[namespace] ?? namespace, 'locales', lng, `${namespace}.json`);
  const text = textAt(JSON.parse(readFileSync(file, 'utf8')) as TextTree, keys);
  if (typeof text !== 'string') throw new Error(`There is no text ${key} in ${lng}.`);
  return text;
}
