import { parsePluralKey } from './translation-checks/plural-form.js';

interface TextKey {
  namespace: string;
  key: string;
}

/**
 * Whether a page's copy contains a text. The only place that decides which texts a page needs.
 * @param copy an entry of `copy` in the manifest: `namespace` or `namespace:subtree`; a plural includes all its forms
 */
export function isTextInCopy(copy: string, { namespace, key }: TextKey): boolean {
  const [name, subtree] = copy.split(':');
  if (name !== namespace) return false;
  return !subtree || key === subtree || key.startsWith(`${subtree}.`) || parsePluralKey(key).base === subtree;
}
