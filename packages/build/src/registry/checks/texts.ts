import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isLanguageCode, type LanguageCode } from '@lens/contracts/languages';
import { parseTexts } from '@lens/contracts/locale-files';
import { completeLanguages } from '@lens/contracts/untranslated-texts';
import { textAt, type TextTree } from '@lens/contracts/text-tree';
import type { RemoteManifest } from '@lens/contracts/remote';

const localeFile = /^locales\/([^/]+)\/([^/]+)\.json$/;

/** Texts of a build by their files' names, and what is wrong with those that cannot be read. */
async function readTexts(folder: string, files: string[]) {
  const texts = new Map<string, TextTree>();
  const faults: string[] = [];
  for (const file of files) {
    const [, code = ''] = localeFile.exec(file) ?? [];
    if (!isLanguageCode(code) && code !== 'descriptions') continue;
    try {
      texts.set(file, parseTexts(await readFile(path.join(folder, file), 'utf8')));
    } catch (failure) {
      faults.push(`${file} ${failure instanceof Error ? failure.message : 'cannot be read'}`);
    }
  }
  return { texts, faults };
}

/** What a name of texts leads to: `mfe-events:menu` in the file of its namespace. */
function faultsOfName(
  name: string,
  what: string,
  own: string[],
  english: (namespace: string) => TextTree | null,
) {
  const [namespace = '', key] = name.split(':');
  if (!own.includes(namespace)) return [`${what}: ${namespace} is not one of this remote's namespaces.`];
  const tree = english(namespace);
  // That there is no file at all is said once.
  if (!tree || key === undefined || textAt(tree, key) !== undefined) return [];
  return [`${what}: locales/en/${namespace}.json has nothing at ${key}.`];
}

/** What a release says: every file can be read, every name leads to a text, every language is whole. */
export async function faultsOfTexts(
  folder: string,
  files: string[],
  { namespaces, navigation, routes, languages }: RemoteManifest,
): Promise<string[]> {
  const { texts, faults } = await readTexts(folder, files);
  if (faults.length > 0) return faults;
  const read = (code: LanguageCode, namespace: string) =>
    texts.get(`locales/${code}/${namespace}.json`) ?? null;
  const english = (namespace: string) => read('en', namespace);
  const isOwn = (name: string) => namespaces.includes(name.split(':')[0]!);
  const labels = navigation.flatMap((entry) => [entry, ...entry.children]);
  const isText = (label: string) => {
    const [namespace = '', key = ''] = label.split(':');
    return typeof textAt(english(namespace) ?? {}, key) !== 'object';
  };
  const lacking = (copy: string[], claimed: LanguageCode[]) => {
    const complete = completeLanguages(copy.filter(isOwn), read);
    return claimed.filter((code) => !complete.includes(code)).join(', ');
  };
  const menu = labels.map(({ label }) => label);
  const languagesLacking = lacking(namespaces, languages);
  return [
    ...namespaces.filter((name) => !english(name)).map((name) => `There is no locales/en/${name}.json.`),
    ...labels.flatMap(({ id, label }) => [
      ...faultsOfName(label, `navigation ${id}`, namespaces, english),
      ...(isText(label) ? [] : [`navigation ${id}: ${label} is a group of texts, not a text.`]),
    ]),
    ...routes.flatMap(({ id, copy }) =>
      copy.filter(isOwn).flatMap((name) => faultsOfName(name, `route ${id}`, namespaces, english)),
    ),
    ...(languagesLacking ? [`languages: texts are missing in ${languagesLacking}.`] : []),
    ...routes.flatMap(({ id, copy, languages: claimed }) => {
      const missing = lacking([...menu, ...copy], claimed);
      return missing
        ? [`route ${id}: languages: texts of the page or of the menu are missing in ${missing}.`]
        : [];
    }),
  ];
}
