import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isLanguageCode, type LanguageCode } from '@lens/contracts/languages';
import { parseTexts } from '@lens/contracts/locale-files';
import { completeLanguages } from '@lens/contracts/untranslated-texts';
import { textAt, type TextTree } from '@lens/contracts/text-tree';
import type { RemoteManifest } from '@lens/contracts/remote';

const localeFile = /^locales\/([^/]+)\/([^/]+)\.json$/;

/** The texts of a build by file, and what is wrong with files that cannot be read. */
async function readTexts(folder: string, files: string[]) {
  const texts = new Map<string, TextTree>();
  const problems: string[] = [];
  for (const file of files) {
    const [, code = ''] = localeFile.exec(file) ?? [];
    if (!isLanguageCode(code) && code !== 'descriptions') continue;
    try {
      texts.set(file, parseTexts(await readFile(path.join(folder, file), 'utf8')));
    } catch (failure) {
      problems.push(`${file} ${failure instanceof Error ? failure.message : 'cannot be read'}`);
    }
  }
  return { texts, problems };
}

/** Problems with the name of texts, such as `mfe-events:menu`. @param user what uses the name, for the messages */
function findNameProblems(
  name: string,
  user: string,
  namespaces: string[],
  readEnglish: (namespace: string) => TextTree | null,
) {
  const [namespace = '', key] = name.split(':');
  if (!namespaces.includes(namespace))
    return [`${user}: ${namespace} is not one of this remote's namespaces.`];
  const tree = readEnglish(namespace);
  // A missing file is reported once, elsewhere.
  if (!tree || key === undefined || textAt(tree, key) !== undefined) return [];
  return [`${user}: locales/en/${namespace}.json has nothing at ${key}.`];
}

/** Files of texts that cannot be read, names that lead to no text, and declared languages that are not complete. */
export async function findTextProblems(
  folder: string,
  files: string[],
  { namespaces, navigation, routes, languages }: RemoteManifest,
): Promise<string[]> {
  const { texts, problems } = await readTexts(folder, files);
  if (problems.length > 0) return problems;
  const read = (code: LanguageCode, namespace: string) =>
    texts.get(`locales/${code}/${namespace}.json`) ?? null;
  const readEnglish = (namespace: string) => read('en', namespace);
  const isOwn = (name: string) => namespaces.includes(name.split(':')[0]!);
  const labels = navigation.flatMap((entry) => [entry, ...entry.children]);
  const isText = (label: string) => {
    const [namespace = '', key = ''] = label.split(':');
    return typeof textAt(readEnglish(namespace) ?? {}, key) !== 'object';
  };
  const listIncomplete = (copy: string[], declared: LanguageCode[]) => {
    const complete = completeLanguages(copy.filter(isOwn), read);
    return declared.filter((code) => !complete.includes(code)).join(', ');
  };
  const menu = labels.map(({ label }) => label);
  const incomplete = listIncomplete(namespaces, languages);
  return [
    ...namespaces.filter((name) => !readEnglish(name)).map((name) => `There is no locales/en/${name}.json.`),
    ...labels.flatMap(({ id, label }) => [
      ...findNameProblems(label, `navigation ${id}`, namespaces, readEnglish),
      ...(isText(label) ? [] : [`navigation ${id}: ${label} is a group of texts, not a text.`]),
    ]),
    ...routes.flatMap(({ id, copy }) =>
      copy.filter(isOwn).flatMap((name) => findNameProblems(name, `route ${id}`, namespaces, readEnglish)),
    ),
    ...(incomplete ? [`languages: texts are missing in ${incomplete}.`] : []),
    ...routes.flatMap(({ id, copy, languages: declared }) => {
      const incompleteOnPage = listIncomplete([...menu, ...copy], declared);
      return incompleteOnPage
        ? [`route ${id}: languages: texts of the page or of the menu are missing in ${incompleteOnPage}.`]
        : [];
    }),
  ];
}
