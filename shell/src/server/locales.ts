import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
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
import { flattenTree, mergeTrees, type TextTree } from '@lens/contracts/text-tree';
import type { PublishedTexts } from '@lens/contracts/desk';
import type { RemoteManifest } from '@lens/contracts/remote';
import type { LanguageStates } from '@lens/contracts/settings';
import { remotesOn } from '../page/pages';
import { isPseudoLocale } from '../page/pseudo-locale';
import { pseudoCopy } from './pseudo-copy';
import { overridesOf } from './overrides';
import { isPlainSync } from './registry/plain-path';
import type { Snapshot } from './registry/snapshot';

const shellNamespace = 'navigation';

/** What a page's own remote says on it, the remote's part of the menus included. */
function ownCopy(
  { namespaces, navigation }: RemoteManifest,
  { copy }: Pick<RemoteManifest['routes'][number], 'copy'>,
): string[] {
  const labels = navigation.flatMap(({ label, children }) => [
    label,
    ...children.map((child) => child.label),
  ]);
  return [...labels, ...copy].filter((name) => namespaces.includes(name.split(':')[0]!));
}

/** The texts of a tree in the order of their keys, which files need not have. */
const ordered = (copy: TextTree): [key: string, text: string][] =>
  [...flattenTree(copy)].sort(([one], [other]) => (one < other ? -1 : 1));

const nothing: PublishedTexts = { number: 0, texts: [] };

interface Printed {
  composition: string;
  set: PublishedTexts;
  of: Map<LanguageCode, string>;
}

/**
 * Texts by address: a namespace is read from the version folder of the remote that owns it, or from the shell, and what
 * staff have published lies over it.
 */
export class Locales {
  private readonly files = new Map<string, TextTree | null>();
  /** Files with what is published over them, of one set. */
  private laid = { set: nothing, over: new Map<string, TextTree | null>() };
  private printed: Printed = { composition: '', set: nothing, of: new Map() };
  private spoken: LanguageCode[] | undefined;
  private completed = new WeakMap<Snapshot, Snapshot>();

  /**
   * @param pseudo whether English may be read as a pseudo-locale: for developers and tests only
   * @param published the set that is live now: the same object for as long as it is
   */
  constructor(
    private readonly shellFolder: string,
    private readonly pseudo = false,
    private readonly published = () => nothing,
  ) {}

  /** Whether an address may name this language. */
  knows(code: string): boolean {
    return isLanguageCode(code) || (this.pseudo && isPseudoLocale(code));
  }

  /** One file as visitors read it, null when there is none. */
  file(snapshot: Snapshot, code: string, namespace: string): TextTree | null {
    if (this.pseudo && isPseudoLocale(code)) {
      const english = this.file(snapshot, sourceLanguage, namespace);
      return english && pseudoCopy(english);
    }
    const folder = this.folderOf(snapshot, namespace);
    return folder && isLanguageCode(code) ? this.overlaid(folder, code, namespace) : null;
  }

  /** One file as its owner shipped it, null when there is none. */
  shipped(snapshot: Snapshot, code: string, namespace: string): TextTree | null {
    const folder = this.folderOf(snapshot, namespace);
    return folder && isLanguageCode(code) ? this.read(folder, code, namespace) : null;
  }

  /** What the owner of a namespace says of its texts to translators, null when it says nothing. */
  descriptions(snapshot: Snapshot, namespace: string): TextTree | null {
    const folder = this.folderOf(snapshot, namespace);
    return folder ? this.read(folder, 'descriptions', namespace) : null;
  }

  /** A namespace with every gap filled from the languages that stand in for it. */
  filled(snapshot: Snapshot, code: LanguageCode, namespace: string): TextTree {
    return fallbackChain(code)
      .reverse()
      .reduce<TextTree>((copy, next) => mergeTrees(copy, this.file(snapshot, next, namespace) ?? {}), {});
  }

  /** Languages in which each namespace has a file, by namespace. */
  index(snapshot: Snapshot): Record<string, LanguageCode[]> {
    return this.indexOf((code, namespace) => this.file(snapshot, code, namespace), snapshot.remotes);
  }

  /** The languages on offer: those that the shell speaks without a gap and staff have not switched off. */
  offered(states: LanguageStates): LanguageCode[] {
    return this.complete().filter((code) => isOffered(code, states));
  }

  /** A snapshot whose pages are in the languages that they are whole in with what is published over their files. */
  withPublished(snapshot: Snapshot): Snapshot {
    const { texts } = this.current();
    if (texts.length === 0) return snapshot;
    const known = this.completed.get(snapshot);
    if (known) return known;
    const made = {
      ...snapshot,
      remotes: snapshot.remotes.map((remote) => this.completedRemote(remote, texts)),
    };
    this.completed.set(snapshot, made);
    return made;
  }

  /** The same of the files as shipped, and only for namespaces that visitors see. */
  shippedIndex(snapshot: Snapshot): Record<string, LanguageCode[]> {
    const remotes = remotesOn(snapshot.remotes, 'public');
    return this.indexOf((code, namespace) => this.shipped(snapshot, code, namespace), remotes);
  }

  /** One short text for all that visitors read in each language, and for its English: it changes with any of them. */
  fingerprints(snapshot: Snapshot): Record<LanguageCode, string> {
    return Object.fromEntries(
      languages.map(({ code }) => [code, this.fingerprint(snapshot, code)]),
    ) as Record<LanguageCode, string>;
  }

  /** That of one language, computed once for as long as nothing changes. */
  fingerprint(snapshot: Snapshot, code: LanguageCode): string {
    const set = this.published();
    if (this.printed.composition !== snapshot.id || this.printed.set !== set)
      this.printed = { composition: snapshot.id, set, of: new Map() };
    const known = this.printed.of.get(code);
    if (known !== undefined) return known;
    const texts = Object.keys(this.shippedIndex(snapshot))
      .sort()
      .map((namespace) => [
        namespace,
        ([code, sourceLanguage] as LanguageCode[]).map((one) =>
          ordered(this.filled(snapshot, one, namespace)),
        ),
      ]);
    const made = createHash('sha256').update(JSON.stringify(texts)).digest('base64url').slice(0, 22);
    this.printed.of.set(code, made);
    return made;
  }

  /** Drops the texts of versions that no remote of the snapshot stands at. */
  keepOnly(snapshot: Snapshot): void {
    const needed = [this.shellFolder, ...snapshot.remotes.map(({ folder }) => folder)];
    this.laid = { set: nothing, over: new Map() };
    this.spoken = undefined;
    for (const file of this.files.keys())
      if (!needed.some((folder) => file.startsWith(folder + path.sep))) this.files.delete(file);
  }

  /** The languages that the shell itself speaks without a gap. */
  private complete(): LanguageCode[] {
    this.current();
    return (this.spoken ??= completeLanguages([shellNamespace], (code, namespace) =>
      this.overlaid(this.shellFolder, code, namespace),
    ));
  }

  private completedRemote(remote: Snapshot['remotes'][number], texts: PublishedTexts['texts']) {
    const { manifest, folder } = remote;
    const written = new Set(texts.map(({ language }) => language));
    // What is published in Spanish may fill the last gap of Mexican Spanish.
    const gained = languages.flatMap(({ code }) =>
      fallbackChain(code).some((link) => written.has(link as Exclude<LanguageCode, 'en'>)) ? [code] : [],
    );
    const routes = manifest.routes.map((route) => {
      const asked = gained.filter((code) => !route.languages.includes(code));
      if (asked.length === 0) return route;
      const own = ownCopy(manifest, route);
      const whole = completeLanguages(own, (code, namespace) =>
        this.overlaid(path.join(folder, 'locales'), code, namespace),
      );
      return { ...route, languages: route.languages.concat(asked.filter((code) => whole.includes(code))) };
    });
    return { ...remote, manifest: { ...manifest, routes } };
  }

  /** The live set; what was made of another is forgotten. */
  private current(): PublishedTexts {
    const set = this.published();
    if (this.laid.set !== set) {
      this.laid = { set, over: new Map() };
      this.completed = new WeakMap();
      this.spoken = undefined;
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

  private folderOf(snapshot: Snapshot, namespace: string): string | null {
    if (namespace === shellNamespace) return this.shellFolder;
    const owner = snapshot.remotes.find(({ manifest }) => manifest.namespaces.includes(namespace));
    return owner ? path.join(owner.folder, 'locales') : null;
  }

  /** What is published is looked at anew for each version of a file: its English may be another. */
  private overlaid(folder: string, code: LanguageCode, namespace: string): TextTree | null {
    const set = this.current();
    const name = path.join(folder, code, namespace);
    const known = this.laid.over.get(name);
    if (known !== undefined) return known;
    const shipped = this.read(folder, code, namespace);
    const texts = set.texts.filter((text) => text.language === code && text.namespace === namespace);
    const english = texts.length > 0 ? this.read(folder, sourceLanguage, namespace) : null;
    const overrides = english && overridesOf(texts, english, code);
    const copy = overrides ? mergeTrees(shipped ?? {}, overrides) : shipped;
    this.laid.over.set(name, copy);
    return copy;
  }

  /**
   * Version folders never change, so a file is read once. One that cannot be read counts as none: the registry has
   * looked at it before, and says so.
   */
  private read(folder: string, code: string, namespace: string): TextTree | null {
    const file = path.join(folder, code, `${namespace}.json`);
    const known = this.files.get(file);
    if (known !== undefined) return known;
    const copy = readTexts(folder, path.join(code, `${namespace}.json`));
    this.files.set(file, copy);
    return copy;
  }
}

function readTexts(folder: string, file: string): TextTree | null {
  if (!isPlainSync(folder, file)) return null;
  try {
    return parseTexts(readFileSync(path.join(folder, file), 'utf8'));
  } catch {
    return null;
  }
}
