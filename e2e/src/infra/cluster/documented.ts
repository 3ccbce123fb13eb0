import { readFileSync } from 'node:fs';
import { inRoot } from '@lens/tools/product/folders';

/** The rows of the table of secrets in `infra/README.md`: `name`, or `name/key`. */
export const documentedSecrets: string[] = [
  ...readFileSync(inRoot('infra', 'README.md'), 'utf8').matchAll(/^\| `([\w-]+)`\s*\|([^|]*)\|/gm),
].flatMap(([, name = '', keys = '']) => {
  const named = [...keys.matchAll(/`([\w-]+)`/g)].map(([, key = '']) => `${name}/${key}`);
  return named.length > 0 ? named : [name];
});

/** Config maps that an operator brings. */
export const broughtConfigMaps = ['trusted-root', 'backup-recipients'];
