import { formOf } from './translation-checks/plural-form.js';

interface TextKey {
  namespace: string;
  key: string;
}

/**
 * Whether a page says a text: the one answer to which texts a page needs.
 * @param copy as its manifest names what it says: `namespace`, or `namespace:subtree`; of a plural each of its forms
 */
export function isSaidIn(copy: string, { namespace, key }: TextKey): boolean {
  const [name, subtree] = copy.split(':');
  if (name !== namespace) return false;
  return !subtree || key === subtree || key.startsWith(`${subtree}.`) || formOf(key).base === subtree;
}
