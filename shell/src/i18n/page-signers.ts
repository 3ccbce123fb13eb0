import type { i18n as I18n } from 'i18next';
import { fallbackChain, sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import { groupOf, readSigners, signOffNamespace, type Signers } from '@lens/contracts/sign-off-marks';
import { flattenTree, type TextTree } from '@lens/contracts/text-tree';
import { pickTexts } from '../page/copy';

/** Everybody who signed the texts of a page; null unless every one of them is signed. @param copy as of `copyOf` */
export function pageSigners(i18n: I18n, language: LanguageCode, copy: readonly string[]): Signers | null {
  const marks = flattenTree((i18n.getResourceBundle(language, signOffNamespace) ?? {}) as TextTree);
  // At first nothing is signed, and then no text has to be looked at.
  if (![...marks.values()].some(readSigners)) return null;
  const groups = new Set(
    fallbackChain(language)
      .filter((code) => code !== sourceLanguage)
      .flatMap((code) => groupsIn(i18n, code, copy)),
  );
  const signers = [...groups].map((group) => readSigners(marks.get(group)));
  if (signers.length === 0 || signers.includes(null)) return null;
  const everybody = signers as Signers[];
  return {
    names: [...new Set(everybody.flatMap(({ names }) => names))],
    on: everybody
      .map(({ on }) => on)
      .sort()
      .at(-1)!,
  };
}

/** As `common.lasik.risks`. */
function groupsIn(i18n: I18n, code: string, copy: readonly string[]): string[] {
  const ownCopy = copy.filter((name) => !name.startsWith(signOffNamespace));
  const texts = pickTexts(
    ownCopy,
    (namespace) => (i18n.getResourceBundle(code, namespace) ?? {}) as TextTree,
  );
  return Object.entries(texts).flatMap(([namespace, tree]) =>
    [...flattenTree(tree).keys()].map((key) => `${namespace}.${groupOf(key)}`),
  );
}
