import path from 'node:path';
import {
  fallbackChain,
  isLanguageCode,
  languages,
  sourceLanguage,
  type LanguageCode,
} from '@lens/contracts/languages';
import { parseTexts } from '@lens/contracts/locale-files';
import { completeLanguages } from '@lens/contracts/untranslated-texts';
import { isOffered } from '@lens/contracts/offered-languages';
import { mergeTrees, type TextTree } from '@lens/contracts/text-tree';
import type { PublishedTexts } from '@lens/contracts/desk';
import type { RemoteManifest } from '@lens/contracts/remote';
import type { LanguageStates } from '@lens/contracts/settings';
import { remotesOn } from '../page/pages';
import { isPseudoLocale } from '../page/pseudo-locale';
import { pseudoTexts } from './pseudo-texts';
import { createOverrides } from './overrides';
import { readSignedText } from './registry/signed-text';
import { servedVersions, type ServedRemote, type Snapshot } from './registry/snapshot';

export const shellNamespace = 'navigation';

/** The namespaces that visitors read. */
export const publicNamespaces = ({ remotes }: Snapshot): string[] => [
  shellNamespace,
  ...remotesOn(remotes, 'public').flatMap(({ manifest }) => manifest.namespaces),
];

/** The copy of a page in its remote's namespaces, with the remote's menu labels. */
function remoteCopy(
  { namespaces, navigation }: RemoteManifest,
  { copy }: Pick<RemoteManifest['routes'][number], 'copy'>,
): string[] {
  const labels = navigation.flatMap(({ label, children }) => [
    label,
    ...children.map((child) => child.label),
  ]);
  return [...labels, ...copy].filter((name) => namespaces.includes(name.split(':')[0]!));
}

const textsIn = ({ folder }: ServedRemote): string => path.join(folder, 'locales');

const emptySet: PublishedTexts = { number: 0, texts: [] };

/**
 * The texts of the site: from the version folder of the remote that owns a namespace, or from the shell, with the
 * published texts that override them.
 */
export class Locales {
  private readonly files = new Map<string, TextTree | null>();
  /** Files with the overrides of one set. */
  private overridden = { set: emptySet, texts: new Map<string, TextTree | null>() };
  private shellLanguages: LanguageCode[] | undefined;
  private snapshots = new WeakMap<Snapshot, Snapshot>();
  /** The hashes of versions, by their folder of texts. The shell's own texts are part of its build. */
  private readonly signed = new Map<string, Record<string, string>>();

  /**
   * @param pseudo whether pseudo-locales are available: for developers and tests only
   * @param published the active set: the same object until another set is active
   */
  constructor(
    private readonly shellFolder: string,
    private readonly pseudo = false,
    private readonly publishedTexts = () => emptySet,
  ) {}

  /** Whether an address may name this language. */
  isKnown(code: string): boolean {
    return isLanguageCode(code) || (this.pseudo && isPseudoLocale(code));
  }

  /** A namespace as visitors read it; null if there is no file. */
  texts(snapshot: Snapshot, code: string, namespace: string): TextTree | null {
    if (this.pseudo && isPseudoLocale(code)) {
      const english = this.texts(snapshot, sourceLanguage, namespace);
      return english && pseudoTexts(english);
    }
    const folder = this.folderOf(snapshot, namespace);
    return folder && isLanguageCode(code) ? this.withOverrides(folder, code, namespace) : null;
  }

  /** A namespace as its owner shipped it; null if there is no file. */
  shippedTexts(snapshot: Snapshot, code: string, namespace: string): TextTree | null {
    const folder = this.folderOf(snapshot, namespace);
    return folder && isLanguageCode(code) ? this.read(folder, code, namespace) : null;
  }

  /** The descriptions of a namespace for translators; null if it has none. */
  descriptions(snapshot: Snapshot, namespace: string): TextTree | null {
    const folder = this.folderOf(snapshot, namespace);
    return folder ? this.read(folder, 'descriptions', namespace) : null;
  }

  /** A namespace with untranslated texts taken from the fallback chain. */
  textsWithFallbacks(snapshot: Snapshot, code: LanguageCode, namespace: string): TextTree {
    return fallbackChain(code)
      .reverse()
      .reduce<TextTree>((tree, next) => mergeTrees(tree, this.texts(snapshot, next, namespace) ?? {}), {});
  }

  /** The languages in which each namespace has a file. */
  index(snapshot: Snapshot): Record<string, LanguageCode[]> {
    return this.indexOf((code, namespace) => this.texts(snapshot, code, namespace), snapshot.remotes);
  }

  /** The offered languages in which the shell's own texts are complete. */
  offeredLanguages(states: LanguageStates): LanguageCode[] {
    return this.completeShellLanguages().filter((code) => isOffered(code, states));
  }

  /** Adds to each page the languages that published texts complete. The texts themselves come from `texts`. */
  withPublishedLanguages(snapshot: Snapshot): Snapshot {
    const { texts } = this.activeSet();
    if (texts.length === 0) return snapshot;
    const cached = this.snapshots.get(snapshot);
    if (cached) return cached;
    const complete = (remote: ServedRemote) => this.withCompletedLanguages(remote, texts);
    const completed = {
      ...snapshot,
      remotes: snapshot.remotes.map(complete),
      rollouts: snapshot.rollouts.map((rollout) => ({ ...rollout, candidate: complete(rollout.candidate) })),
    };
    this.snapshots.set(snapshot, completed);
    return completed;
  }

  /** The languages in which each namespace that visitors see has a shipped file. */
  shippedIndex(snapshot: Snapshot): Record<string, LanguageCode[]> {
    const remotes = remotesOn(snapshot.remotes, 'public');
    return this.indexOf((code, namespace) => this.shippedTexts(snapshot, code, namespace), remotes);
  }

  /** The published texts that are active: the same array until another set is. */
  activeTexts(): PublishedTexts['texts'] {
    return this.activeSet().texts;
  }

  /** The folder with the texts of a namespace; null if no remote owns it. */
  folderOf(snapshot: Snapshot, namespace: string): string | null {
    if (namespace === shellNamespace) return this.shellFolder;
    const owner = snapshot.remotes.find(({ manifest }) => manifest.namespaces.includes(namespace));
    return owner ? this.textsFolder(owner) : null;
  }

  /** The folders of texts of the shell and of all versions that somebody gets. */
  foldersOf(snapshot: Snapshot): string[] {
    return [this.shellFolder, ...servedVersions(snapshot).map((remote) => textsIn(remote))];
  }

  /** Drops the texts of versions that are not in the snapshot. */
  keepOnly(snapshot: Snapshot): void {
    const needed = this.foldersOf(snapshot);
    this.overridden = { set: emptySet, texts: new Map() };
    this.shellLanguages = undefined;
    for (const file of this.files.keys())
      if (!needed.some((folder) => file.startsWith(folder + path.sep))) this.files.delete(file);
    this.signed.clear();
  }

  /** The hashes of the version in whose folder of texts a file is; undefined for the shell's own. */
  hashesIn(textsFolder: string): Record<string, string> | undefined {
    return this.signed.get(textsFolder);
  }

  private textsFolder(remote: ServedRemote): string {
    const texts = textsIn(remote);
    this.signed.set(texts, remote.files);
    return texts;
  }

  /** The languages in which the shell's own texts are complete. */
  private completeShellLanguages(): LanguageCode[] {
    this.activeSet();
    return (this.shellLanguages ??= completeLanguages([shellNamespace], (code, namespace) =>
      this.withOverrides(this.shellFolder, code, namespace),
    ));
  }

  private withCompletedLanguages(remote: ServedRemote, texts: PublishedTexts['texts']) {
    const { manifest } = remote;
    const folder = this.textsFolder(remote);
    const publishedLanguages = new Set(texts.map(({ language }) => language));
    // Texts published in Spanish may complete Mexican Spanish.
    const candidates = languages.flatMap(({ code }) =>
      fallbackChain(code).some((link) => publishedLanguages.has(link as Exclude<LanguageCode, 'en'>))
        ? [code]
        : [],
    );
    const routes = manifest.routes.map((route) => {
      const missing = candidates.filter((code) => !route.languages.includes(code));
      if (missing.length === 0) return route;
      const complete = completeLanguages(remoteCopy(manifest, route), (code, namespace) =>
        this.withOverrides(folder, code, namespace),
      );
      return {
        ...route,
        languages: route.languages.concat(missing.filter((code) => complete.includes(code))),
      };
    });
    return { ...remote, manifest: { ...manifest, routes } };
  }

  /** The active set. Drops what is cached for another one. */
  private activeSet(): PublishedTexts {
    const set = this.publishedTexts();
    if (this.overridden.set !== set) {
      this.overridden = { set, texts: new Map() };
      this.snapshots = new WeakMap();
      this.shellLanguages = undefined;
    }
    return set;
  }

  private indexOf(
    read: (code: LanguageCode, namespace: string) => TextTree | null,
    remotes: Snapshot['remotes'],
  ): Record<string, LanguageCode[]> {
    const namespaces = [shellNamespace, ...remotes.flatMap(({ manifest }) => manifest.namespaces)];
    const codes = languages.map(({ code }) => code);
    return Object.fromEntries(
      namespaces.map((namespace) => [namespace, codes.filter((code) => read(code, namespace) !== null)]),
    );
  }

  /** A file with its overrides. Which ones apply depends on the English of its version. */
  private withOverrides(folder: string, code: LanguageCode, namespace: string): TextTree | null {
    const set = this.activeSet();
    const name = path.join(folder, code, namespace);
    const cached = this.overridden.texts.get(name);
    if (cached !== undefined) return cached;
    const shipped = this.read(folder, code, namespace);
    const published = set.texts.filter((text) => text.language === code && text.namespace === namespace);
    const english = published.length > 0 ? this.read(folder, sourceLanguage, namespace) : null;
    const overrides = english && createOverrides(published, english, code);
    const texts = overrides ? mergeTrees(shipped ?? {}, overrides) : shipped;
    this.overridden.texts.set(name, texts);
    return texts;
  }

  /**
   * Reads each file once, because version folders never change. A file that cannot be read, or that is not what its team
   * signed, counts as absent; it was logged when the registry was read.
   */
  private read(folder: string, code: string, namespace: string): TextTree | null {
    const file = path.join(folder, code, `${namespace}.json`);
    const cached = this.files.get(file);
    if (cached !== undefined) return cached;
    const texts = readTexts(folder, path.join(code, `${namespace}.json`), this.hashesIn(folder));
    this.files.set(file, texts);
    return texts;
  }
}

function readTexts(folder: string, file: string, hashes?: Record<string, string>): TextTree | null {
  try {
    const text = readSignedText(folder, file, hashes && { hashes, name: `locales/${file}` });
    return text === null ? null : parseTexts(text);
  } catch {
    return null;
  }
}
