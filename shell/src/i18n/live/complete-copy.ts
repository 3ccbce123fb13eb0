import type { i18n as I18n } from 'i18next';
import { isCritical } from '@lens/contracts/critical-texts';
import { fallbackChain, sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import { flattenTree, type TextTree } from '@lens/contracts/text-tree';
import { formOf, pluralForms } from '@lens/contracts/translation-checks/plural-form';
import type { EnglishText, TranslateLive } from '@lens/platform/host';
import { pickCopy } from '../../page/copy';

/** A page that lacks more stays English: it is not a gap then, but a language that nobody has written yet. */
const most = 60;

/** What a page says in English and cannot say in a language. @param copy as of `copyOf` */
function missingTexts(i18n: I18n, language: LanguageCode, copy: string[]): [name: string, source: string][] {
  const textsIn = (code: string) =>
    flattenTree(pickCopy(copy, (namespace) => (i18n.getResourceBundle(code, namespace) ?? {}) as TextTree));
  const english = textsIn(sourceLanguage);
  const said = fallbackChain(language)
    .filter((code) => code !== sourceLanguage)
    .map(textsIn);
  const wanted = [...english].flatMap(([name, source]): [string, string][] => {
    const { base, form } = formOf(name);
    if (!form || !english.has(`${base}_other`)) return [[name, source]];
    return form === 'other' ? pluralForms(language).map((own) => [`${base}_${own}`, source]) : [];
  });
  return wanted.filter(([name]) => !said.some((texts) => texts.has(name)));
}

/**
 * Adds what a page lacks in a language, translated; the files of the language, and English, are there. Each says of itself
 * that a machine translated it. What a patient may come to harm by is never asked for, and keeps the page in English.
 * @returns whether the page can now be shown in it, whole
 */
export async function completeCopy(
  i18n: I18n,
  language: LanguageCode,
  copy: string[],
  translate: TranslateLive,
): Promise<boolean> {
  const missing = missingTexts(i18n, language, copy).map(([name, source]): EnglishText & Name => {
    const [, namespace = '', key = ''] = /^([^.]+)\.(.+)$/.exec(name) ?? [];
    return { id: { namespace, key }, source };
  });
  const mayBe = missing.length <= most && !missing.some(({ id, source }) => isCritical(id.key, source));
  const texts = mayBe ? await translate(language, missing) : null;
  if (!texts || texts.includes(null)) return false;
  const said = i18n.getFixedT(language, 'navigation')('machine.said');
  for (const [index, { id }] of missing.entries())
    i18n.addResource(language, id.namespace, id.key, `${texts[index]!} (${said})`);
  return true;
}

interface Name {
  id: { namespace: string; key: string };
}
