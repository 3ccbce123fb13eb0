import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { languages, sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import { parseTexts } from '@lens/contracts/locale-files';
import { textAt, type TextTree } from '@lens/contracts/text-tree';
import type { RemoteManifest } from '@lens/contracts/remote';
import { isPlain } from './plain-path';

/** A file of texts that cannot be read. */
interface BrokenFile {
  language: LanguageCode;
  /** Relative to the version folder. */
  file: string;
  why: string;
}

export interface RemoteTexts {
  english: Map<string, TextTree>;
  broken: BrokenFile[];
}

const codes = languages.map(({ code }) => code);

async function read(folder: string, namespaces: string[]): Promise<RemoteTexts> {
  const found: RemoteTexts = { english: new Map(), broken: [] };
  const one = async (language: LanguageCode, namespace: string) => {
    const file = path.join('locales', language, `${namespace}.json`);
    if (!(await isPlain(folder, file))) return;
    try {
      const tree = parseTexts(await readFile(path.join(folder, file), 'utf8'));
      if (language === sourceLanguage) found.english.set(namespace, tree);
    } catch (failure) {
      const why = failure instanceof Error ? failure.message : 'cannot be read';
      found.broken.push({ language, file, why });
    }
  };
  const folders = await readdir(path.join(folder, 'locales')).catch((): string[] => []);
  const spoken = codes.filter((code) => folders.includes(code));
  await Promise.all(spoken.flatMap((code) => namespaces.map((namespace) => one(code, namespace))));
  return found;
}

/** What versions say, as far as composing them depends on it. Versions never change, so a sound one is read once. */
export class TextsOfVersions {
  private readonly sound = new Map<string, RemoteTexts>();

  async of(folder: string, namespaces: string[]): Promise<RemoteTexts> {
    const known = this.sound.get(folder);
    if (known) return known;
    const texts = await read(folder, namespaces);
    if (texts.broken.length === 0) this.sound.set(folder, texts);
    return texts;
  }

  keepOnly(folders: ReadonlySet<string>): void {
    for (const folder of this.sound.keys()) if (!folders.has(folder)) this.sound.delete(folder);
  }
}

/** Languages that read from a file which cannot be read: its own, and those that read their gaps in it. */
const without = (broken: BrokenFile[]): Set<LanguageCode> =>
  new Set(
    languages
      .filter((one) =>
        broken.some(
          ({ language }) => language === one.code || language === ('fallback' in one && one.fallback),
        ),
      )
      .map(({ code }) => code),
  );

/**
 * A manifest as it can be kept: pages speak no language whose texts cannot be read, menus hold no entry without a text.
 * @returns what had to go, a sentence each
 */
export function keepWhatIsSaid(
  manifest: RemoteManifest,
  { english, broken }: RemoteTexts,
): { manifest: RemoteManifest; lost: string[] } {
  const lost = broken.map(({ file, why }) => `${file} ${why}: its pages are in English there.`);
  const gone = without(broken);
  const spoken = (codesOf: LanguageCode[]) => codesOf.filter((code) => !gone.has(code));
  const isSaid = ({ id, label }: { id: string; label: string }): boolean => {
    const [namespace = '', key = ''] = label.split(':');
    const said = typeof textAt(english.get(namespace) ?? {}, key) === 'string';
    if (!said) lost.push(`The menu entry ${id} is left out: there is no English text ${label}.`);
    return said;
  };
  return {
    manifest: {
      ...manifest,
      languages: spoken(manifest.languages),
      routes: manifest.routes.map((route) => ({ ...route, languages: spoken(route.languages) })),
      navigation: manifest.navigation
        .filter(isSaid)
        .map((entry) => ({ ...entry, children: entry.children.filter(isSaid) })),
    },
    lost,
  };
}
