import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  fallbackChain,
  isLanguageCode,
  languages,
  sourceLanguage,
  type LanguageCode,
} from '@lens/contracts/languages';
import { completeLanguages } from '@lens/contracts/locale-files';
import { isOffered } from '@lens/contracts/offered-languages';
import type { PublishedTexts } from '@lens/contracts/desk';
import type { LanguageStates } from '@lens/contracts/settings';
import type { Copy } from '../composition/page-state';
import { isPseudoLocale } from '../i18n/pseudo-locale';
import { pseudoCopy } from './pseudo-copy';
import { overridesOf } from './overrides';
import type { Snapshot } from './registry/snapshot';

const shellNamespace = 'navigation';

const isTree = (value: unknown): value is Copy => typeof value === 'object' && value !== null;

/** The second tree laid over the first, key by key. */
export function overlay(base: Copy, over: Copy): Copy {
  const merged: Copy = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const below = merged[key];
    merged[key] = isTree(value) && isTree(below) ? overlay(below, value) : value;
  }
  return merged;
}

const nothing: PublishedTexts = { number: 0, texts: [] };

/**
 * Texts by address: a namespace is read from the version folder of the remote that owns it, or from the shell, and what
 * staff have published lies over it.
 */
export class Locales {
  private readonly files = new Map<string, Copy | null>();
  /** Files with what is published over them, of one set. */
  private laid = { set: nothing, over: new Map<string, Copy | null>() };
  /** The languages that the shell itself speaks without a gap. */
  private readonly complete: LanguageCode[];

  /**
   * @param pseudo whether English may be read as a pseudo-locale: for developers and tests only
   * @param published the set that is live now: the same object for as long as it is
   */
  constructor(
    private readonly shellFolder: string,
    private readonly pseudo = false,
    private readonly published = () => nothing,
  ) {
    this.complete = completeLanguages([shellNamespace], (code, namespace) =>
      this.read(shellFolder, code, namespace),
    );
  }

  /** Whether an address may name this language. */
  knows(code: string): boolean {
    return isLanguageCode(code) || (this.pseudo && isPseudoLocale(code));
  }

  /** One file as visitors read it, null when there is none. */
  file(snapshot: Snapshot, code: string, namespace: string): Copy | null {
    if (this.pseudo && isPseudoLocale(code)) {
      const english = this.file(snapshot, sourceLanguage, namespace);
      return english && pseudoCopy(english);
    }
    const folder = this.folderOf(snapshot, namespace);
    return folder && isLanguageCode(code) ? this.overlaid(folder, code, namespace) : null;
  }

  /** One file as its owner shipped it, null when there is none. */
  shipped(snapshot: Snapshot, code: string, namespace: string): Copy | null {
    const folder = this.folderOf(snapshot, namespace);
    return folder && isLanguageCode(code) ? this.read(folder, code, namespace) : null;
  }

  /** What the owner of a namespace says of its texts to translators, null when it says nothing. */
  descriptions(snapshot: Snapshot, namespace: string): Copy | null {
    const folder = this.folderOf(snapshot, namespace);
    return folder ? this.read(folder, 'descriptions', namespace) : null;
  }

  /** A namespace with every gap filled from the languages that stand in for it. */
  filled(snapshot: Snapshot, code: LanguageCode, namespace: string): Copy {
    return fallbackChain(code)
      .reverse()
      .reduce<Copy>((copy, next) => overlay(copy, this.file(snapshot, next, namespace) ?? {}), {});
  }

  /** Languages in which each namespace has a file, by namespace. */
  index(snapshot: Snapshot): Record<string, LanguageCode[]> {
    return this.indexOf((code, namespace) => this.file(snapshot, code, namespace), snapshot.remotes);
  }

  /** The languages on offer: those that the shell speaks without a gap and staff have not switched off. */
  offered(states: LanguageStates): LanguageCode[] {
    return this.complete.filter((code) => isOffered(code, states));
  }

  /** The same of the files as shipped, and only for namespaces that visitors see. */
  shippedIndex(snapshot: Snapshot): Record<string, LanguageCode[]> {
    const seen = snapshot.remotes.filter(({ manifest }) =>
      manifest.routes.some(({ surface }) => surface === 'public'),
    );
    return this.indexOf((code, namespace) => this.shipped(snapshot, code, namespace), seen);
  }

  /** Drops the texts of versions that no remote of the snapshot stands at. */
  keepOnly(snapshot: Snapshot): void {
    const needed = [this.shellFolder, ...snapshot.remotes.map(({ folder }) => folder)];
    this.laid = { set: nothing, over: new Map() };
    for (const file of this.files.keys())
      if (!needed.some((folder) => file.startsWith(folder + path.sep))) this.files.delete(file);
  }

  private indexOf(
    read: (code: LanguageCode, namespace: string) => Copy | null,
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
  private overlaid(folder: string, code: LanguageCode, namespace: string): Copy | null {
    const set = this.published();
    if (this.laid.set !== set) this.laid = { set, over: new Map() };
    const name = path.join(folder, code, namespace);
    const known = this.laid.over.get(name);
    if (known !== undefined) return known;
    const shipped = this.read(folder, code, namespace);
    const texts = set.texts.filter((text) => text.language === code && text.namespace === namespace);
    const english = texts.length > 0 ? this.read(folder, sourceLanguage, namespace) : null;
    const overrides = english && overridesOf(texts, english, code);
    const copy = overrides ? overlay(shipped ?? {}, overrides) : shipped;
    this.laid.over.set(name, copy);
    return copy;
  }

  /** Version folders never change, so a file is read once. */
  private read(folder: string, code: string, namespace: string): Copy | null {
    const file = path.join(folder, code, `${namespace}.json`);
    const known = this.files.get(file);
    if (known !== undefined) return known;
    const copy = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Copy) : null;
    this.files.set(file, copy);
    return copy;
  }
}
