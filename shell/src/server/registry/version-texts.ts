import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { languages, sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import { parseTexts } from '@lens/contracts/locale-files';
import { textAt, type TextTree } from '@lens/contracts/text-tree';
import type { RemoteManifest } from '@lens/contracts/remote';
import { IntegrityError } from '../integrity';
import { isPlainFile } from './plain-file';
import { readVerified, type VersionFolder } from './read-verified';

/** A file of texts that cannot be read. */
interface UnreadableFile {
  language: LanguageCode;
  /** Relative to the version folder. */
  file: string;
  reason: string;
}

export interface RemoteTexts {
  english: Map<string, TextTree>;
  unreadable: UnreadableFile[];
}

const codes = languages.map(({ code }) => code);

async function readVersionTexts(version: VersionFolder, namespaces: string[]): Promise<RemoteTexts> {
  const { folder } = version;
  const texts: RemoteTexts = { english: new Map(), unreadable: [] };
  const readFileOf = async (language: LanguageCode, namespace: string) => {
    const file = `locales/${language}/${namespace}.json`;
    if (!(await isPlainFile(folder, file))) return;
    try {
      const tree = parseTexts((await readVerified(version, file)).toString('utf8'));
      if (language === sourceLanguage) texts.english.set(namespace, tree);
    } catch (failure) {
      const reason =
        failure instanceof IntegrityError
          ? 'is not the file that its team signed'
          : failure instanceof Error
            ? failure.message
            : 'cannot be read';
      texts.unreadable.push({ language, file, reason });
    }
  };
  const folders = await readdir(path.join(folder, 'locales')).catch((): string[] => []);
  const present = codes.filter((code) => folders.includes(code));
  await Promise.all(present.flatMap((code) => namespaces.map((namespace) => readFileOf(code, namespace))));
  return texts;
}

/**
 * The texts of versions on which their composition depends. Cached if all files can be read, as versions never change.
 */
export class VersionTexts {
  private readonly cache = new Map<string, RemoteTexts>();

  async get(version: VersionFolder, namespaces: string[]): Promise<RemoteTexts> {
    const cached = this.cache.get(version.folder);
    if (cached) return cached;
    const texts = await readVersionTexts(version, namespaces);
    if (texts.unreadable.length === 0) this.cache.set(version.folder, texts);
    return texts;
  }

  keepOnly(folders: ReadonlySet<string>): void {
    for (const folder of this.cache.keys()) if (!folders.has(folder)) this.cache.delete(folder);
  }
}

/** The languages of unreadable files, and those whose fallback they are. */
const languagesAffectedBy = (unreadable: UnreadableFile[]): Set<LanguageCode> =>
  new Set(
    languages
      .filter((one) =>
        unreadable.some(
          ({ language }) => language === one.code || language === ('fallback' in one && one.fallback),
        ),
      )
      .map(({ code }) => code),
  );

/**
 * Removes the languages whose texts cannot be read from a manifest, and menu entries without an English text.
 * @returns the manifest, and a sentence about each loss
 */
export function restrictToReadableTexts(
  manifest: RemoteManifest,
  { english, unreadable }: RemoteTexts,
): { manifest: RemoteManifest; losses: string[] } {
  const losses = unreadable.map(({ file, reason }) => `${file} ${reason}: its pages are in English there.`);
  const affected = languagesAffectedBy(unreadable);
  const readable = (all: LanguageCode[]) => all.filter((code) => !affected.has(code));
  const hasLabel = ({ id, label }: { id: string; label: string }): boolean => {
    const [namespace = '', key = ''] = label.split(':');
    const hasText = typeof textAt(english.get(namespace) ?? {}, key) === 'string';
    if (!hasText) losses.push(`The menu entry ${id} is left out: there is no English text ${label}.`);
    return hasText;
  };
  return {
    manifest: {
      ...manifest,
      languages: readable(manifest.languages),
      routes: manifest.routes.map((route) => ({ ...route, languages: readable(route.languages) })),
      navigation: manifest.navigation
        .filter(hasLabel)
        .map((entry) => ({ ...entry, children: entry.children.filter(hasLabel) })),
    },
    losses,
  };
}
