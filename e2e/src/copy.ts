import { readFileSync } from 'node:fs';
import { inRoot } from '@lens/tools/product/folders';

type Tree = { [key: string]: Tree | string };

const ownerOf: Record<string, string> = {
  navigation: 'shell',
  common: 'mfe-public',
  medical: 'mfe-public',
  forms: 'mfe-public',
};

/** A sentence of the site as its locale file has it: `copy('ar', 'navigation:failure.title')`. */
export function copy(lng: string, key: string): string {
  const [namespace = '', keys = ''] = key.split(':');
  const file = inRoot(ownerOf[namespace] ?? namespace, 'locales', lng, `${namespace}.json`);
  const tree = JSON.parse(readFileSync(file, 'utf8')) as Tree;
  const found = keys
    .split('.')
    .reduce<Tree | string | undefined>(
      (branch, name) => (typeof branch === 'object' ? branch[name] : undefined),
      tree,
    );
  if (typeof found !== 'string') throw new Error(`There is no ${key} in ${lng}.`);
  return found;
}
