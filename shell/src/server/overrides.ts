import type { PublishedTexts } from '@lens/contracts/desk';
import type { LanguageCode } from '@lens/contracts/languages';
import { protectedTerms } from '@lens/contracts/protected-terms';
import { check } from '@lens/contracts/translation-checks/check';
import { textsOf, wantedIn, type Wanted } from '@lens/contracts/translation-checks/check-file';
import type { Copy } from '../page/page-state';

export type PublishedText = PublishedTexts['texts'][number];

/** Files of texts hold placeholders where the practice's own names stand. */
const names = { terms: protectedTerms, brands: [] };

/**
 * Whether a published text still says what the file's English says: it was written for it, or for another wording with
 * the same terms, numbers and placeholders.
 */
function fits({ source, text, language }: PublishedText, { source: today, form }: Wanted): boolean {
  if (source === today) return true;
  return check(today, text, language, names, form).every(({ severity }) => severity !== 'block');
}

/** Those of the published texts that lie over a file with this English, as a tree; null where none does. */
export function overridesOf(texts: PublishedText[], english: Copy, language: LanguageCode): Copy | null {
  const wanted = wantedIn(textsOf(english), language);
  const tree: Copy = {};
  let some = false;
  for (const text of texts) {
    const needed = wanted.get(text.key);
    if (!needed || !fits(text, needed)) continue;
    put(tree, text.key.split('.'), text.text);
    some = true;
  }
  return some ? tree : null;
}

function put(tree: Copy, [name = '', ...rest]: string[], text: string): void {
  if (rest.length === 0) {
    tree[name] = text;
    return;
  }
  const below = tree[name];
  const branch: Copy = typeof below === 'object' ? below : {};
  tree[name] = branch;
  put(branch, rest, text);
}
