import type { i18n as I18n } from 'i18next';
import { isCritical } from '@lens/contracts/critical-texts';
import type { LanguageCode } from '@lens/contracts/languages';
import { flattenTree, type TextTree } from '@lens/contracts/text-tree';
import { untranslatedTexts } from '@lens/contracts/untranslated-texts';
import type { EnglishText, TranslateLive } from '@lens/platform/host';
import { pickTexts } from '../../page/copy';

/** A page with more untranslated texts stays English: nobody has translated it into that language yet. */
const maxUntranslated = 60;

/**
 * Has the untranslated texts of a page translated and adds them, each marked as translated by a machine. The files of
 * the language and of English must be loaded. A text that could harm a patient if it were wrong is never sent to a
 * service: a page with one stays English.
 * @param copy as of `copyOf`
 * @returns whether the page is now complete in the language
 */
export async function completePage(
  i18n: I18n,
  language: LanguageCode,
  copy: string[],
  translate: TranslateLive,
): Promise<boolean> {
  const textsIn = (code: string) =>
    flattenTree(pickTexts(copy, (namespace) => (i18n.getResourceBundle(code, namespace) ?? {}) as TextTree));
  const untranslated = untranslatedTexts(language, textsIn).map(([name, { source }]): NamedText => {
    const [namespace = '', ...keys] = name.split('.');
    return { id: { namespace, key: keys.join('.') }, source };
  });
  const isAllowed =
    untranslated.length <= maxUntranslated &&
    !untranslated.some(({ id, source }) => isCritical(id.key, source));
  const texts = isAllowed ? await translate(language, untranslated) : null;
  if (!texts || texts.includes(null)) return false;
  const mark = i18n.getFixedT(language, 'navigation')('machine.said');
  for (const [index, { id }] of untranslated.entries())
    i18n.addResource(language, id.namespace, id.key, `${texts[index]!} (${mark})`);
  return true;
}

interface NamedText extends EnglishText {
  id: { namespace: string; key: string };
}
