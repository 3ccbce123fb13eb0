import { isCritical } from '@lens/contracts/critical-texts';
import { findDescriptions, type Descriptions } from '@lens/contracts/descriptions';
import { fallbackChain, sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import { writeSigners, type SignOffMark } from '@lens/contracts/sign-off-marks';
import { validSignOffs, type ShippedSignOff, type SignOff } from '@lens/contracts/sign-offs';
import { flattenTree, mergeTrees, nestTexts, type TextTree } from '@lens/contracts/text-tree';
import { byGroup, unsignedGroups } from '@lens/contracts/unsigned-groups';
import { requiredTexts } from '@lens/contracts/untranslated-texts';
import { publicNamespaces, type Locales } from '../locales';
import type { Snapshot } from '../registry/snapshot';
import { readShippedSignOffs } from './shipped-sign-offs';

/** One text of a language, as visitors would read it. */
interface JudgedText {
  key: string;
  /** Its English. */
  source: string;
  isCritical: boolean;
  isSigned: boolean;
  signOff: SignOff | undefined;
}

/** What holds of a namespace in one language, by group. */
interface JudgedNamespace {
  marks: Map<string, SignOffMark>;
  /** The English in place of texts that are not shown without a sign-off. */
  english: TextTree;
}

interface Cache {
  set: unknown;
  inEnglish: readonly LanguageCode[];
  namespaces: Map<string, JudgedNamespace>;
  /** By language and namespace, with untranslated texts taken from the fallback chain. */
  texts: Map<string, TextTree>;
  /** By language. */
  marks: Map<LanguageCode, TextTree>;
}

/** Knows which texts two people have signed, and shows critical ones that they have not as staff chose. */
export class SignOffs {
  private readonly bySnapshot = new WeakMap<Snapshot, Cache>();

  /** @param inEnglish the languages that show English in place of unsigned texts: the same array until that changes */
  constructor(
    private readonly locales: Locales,
    private readonly inEnglish: () => readonly LanguageCode[],
  ) {}

  /** A namespace as visitors read it; null if there is no file. */
  texts(snapshot: Snapshot, code: LanguageCode, namespace: string): TextTree | null {
    const texts = this.locales.texts(snapshot, code, namespace);
    return texts && mergeTrees(texts, this.judge(snapshot, code, namespace).english);
  }

  /** Like `texts`, with untranslated ones taken from the fallback chain. */
  textsWithFallbacks(snapshot: Snapshot, code: LanguageCode, namespace: string): TextTree {
    const { texts } = this.cacheOf(snapshot);
    const name = `${code}/${namespace}`;
    const cached = texts.get(name);
    if (cached) return cached;
    const whole = this.locales.textsWithFallbacks(snapshot, code, namespace);
    const merged = mergeTrees(whole, this.judge(snapshot, code, namespace).english);
    texts.set(name, merged);
    return merged;
  }

  /** The marks of all groups that have one, by namespace. */
  marks(snapshot: Snapshot, code: LanguageCode): TextTree {
    const { marks } = this.cacheOf(snapshot);
    const cached = marks.get(code) ?? this.readMarks(snapshot, code);
    marks.set(code, cached);
    return cached;
  }

  private readMarks(snapshot: Snapshot, code: LanguageCode): TextTree {
    return nestTexts(
      publicNamespaces(snapshot).flatMap((namespace) =>
        [...this.judge(snapshot, code, namespace).marks].map(
          ([group, mark]) => [`${namespace}.${group}`, mark] as const,
        ),
      ),
    );
  }

  /** What is known of a snapshot with the active set and the staff's choice. */
  private cacheOf(snapshot: Snapshot): Cache {
    const [set, inEnglish] = [this.locales.activeTexts(), this.inEnglish()];
    const cached = this.bySnapshot.get(snapshot);
    if (cached?.set === set && cached.inEnglish === inEnglish) return cached;
    const cache: Cache = { set, inEnglish, namespaces: new Map(), texts: new Map(), marks: new Map() };
    this.bySnapshot.set(snapshot, cache);
    return cache;
  }

  private judge(snapshot: Snapshot, code: LanguageCode, namespace: string): JudgedNamespace {
    const { namespaces, inEnglish } = this.cacheOf(snapshot);
    const name = `${code}/${namespace}`;
    const judged =
      namespaces.get(name) ??
      toJudgedNamespace(this.readTexts(snapshot, code, namespace), inEnglish.includes(code));
    namespaces.set(name, judged);
    return judged;
  }

  /** Every text that the language has of its own or by its fallback. */
  private readTexts(snapshot: Snapshot, code: LanguageCode, namespace: string): JudgedText[] {
    const english = this.locales.texts(snapshot, sourceLanguage, namespace);
    if (code === sourceLanguage || !english) return [];
    const descriptions = (this.locales.descriptions(snapshot, namespace) ?? {}) as Descriptions;
    const required = requiredTexts(flattenTree(english), code);
    const links = fallbackChain(code).filter((link): link is LanguageCode => link !== sourceLanguage);
    const judged = new Map<string, JudgedText>();
    for (const link of links) {
      const texts = flattenTree(this.locales.texts(snapshot, link, namespace) ?? {});
      const signOffs = validSignOffs(this.records(snapshot, link, namespace), namespace, (key) => ({
        source: required.get(key)?.source,
        text: texts.get(key),
      }));
      for (const [key, { source }] of required) {
        if (judged.has(key) || !texts.has(key)) continue;
        const signOff = signOffs.get(key);
        const critical = isCritical(key, source, findDescriptions(descriptions, key, source));
        judged.set(key, { key, source, signOff, isSigned: signOff !== undefined, isCritical: critical });
      }
    }
    return [...judged.values()];
  }

  /** Of shipped and of published texts. */
  private records(snapshot: Snapshot, code: LanguageCode, namespace: string): ShippedSignOff[] {
    const folder = this.locales.folderOf(snapshot, namespace);
    const published = this.locales
      .activeTexts()
      .filter((text) => text.language === code && text.namespace === namespace)
      .flatMap(({ sign_off, key, source, text }) =>
        sign_off ? [{ ...sign_off, namespace, key, source, text }] : [],
      );
    return [...(folder ? readShippedSignOffs(this.locales, folder, code) : []), ...published];
  }
}

function toJudgedNamespace(texts: readonly JudgedText[], isInEnglish: boolean): JudgedNamespace {
  const unsigned = unsignedGroups(texts);
  const marks = new Map<string, SignOffMark>();
  const english: [key: string, text: string][] = [];
  for (const [group, members] of byGroup(texts)) {
    const inEnglish = unsigned.get(group);
    if (!inEnglish) {
      const signers = signersOf(members);
      if (signers) marks.set(group, signers);
    } else if (!isInEnglish) marks.set(group, 'unsigned');
    else {
      if (inEnglish.isWhole) marks.set(group, 'english');
      for (const { key, source } of inEnglish.texts) english.push([key, source]);
    }
  }
  return { marks, english: nestTexts(english) };
}

/** Undefined unless every text of the group is signed. */
function signersOf(texts: readonly JudgedText[]): SignOffMark | undefined {
  const signOffs = texts.flatMap(({ signOff }) => signOff ?? []);
  if (signOffs.length < texts.length) return undefined;
  const people = signOffs.flatMap(({ translator, reviser }) => [translator, reviser]);
  const days = people.map(({ at }) => at.slice(0, 10)).sort();
  return writeSigners({ names: [...new Set(people.map(({ name }) => name))], on: days.at(-1)! });
}
