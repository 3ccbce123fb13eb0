import { Injectable } from '@nestjs/common';
import type { MemorySuggestions } from '@lens/contracts/suggestions';
import type { RequiredText } from '@lens/contracts/untranslated-texts';
import { DataSource } from 'typeorm';
import { stateOf, type Seen, type TextName } from '../texts/desk-entries.js';
import { ShippedTexts } from '../texts/shipped-texts.js';
import { TextList } from '../texts/text-list.js';
import { similarity, trigramsOf } from './similarity.js';

type Suggestion = MemorySuggestions['items'][number];

const most = 5;
const least = 0.5;
/** Several times the English of the site. */
const mostCut = 10_000;
/** Of words in another order every trigram is the same; only the same text counts as the same. */
const mostOfOthers = 0.99;

/** Forms of a plural have one English text, and each of them words of its own. */
const isOtherForm = (one: RequiredText, other: RequiredText): boolean =>
  one.form !== undefined && other.form !== undefined && one.form !== other.form;

/** What people wrote in a language: the files as shipped, and the desk over them. Nobody keeps a copy of either. */
@Injectable()
export class Memory {
  /** Texts that were cut before: every look compares with all of them. */
  private readonly cut = new Map<string, Set<string>>();

  constructor(
    private readonly database: DataSource,
    private readonly shipped: ShippedTexts,
    private readonly list: TextList,
  ) {}

  /** @throws ApiError 404, 503 `texts_unavailable` */
  async like(name: TextName): Promise<MemorySuggestions> {
    const { manager } = this.database;
    const { wanted } = await this.list.one(manager, name);
    const namespaces = await this.shipped.namespaces();
    const files = await Promise.all(
      namespaces.map((namespace) => this.list.seen(manager, name.language, namespace)),
    );
    const own = trigramsOf(wanted.source);
    const found = files.flat().flatMap((seen) => {
      const known = knownOf(seen);
      if (!known || isSame(seen.name, name) || isOtherForm(wanted, seen.wanted)) return [];
      const { source } = known;
      const alike =
        source === wanted.source ? 1 : Math.min(mostOfOthers, similarity(own, this.trigramsOf(source)));
      return alike < least ? [] : [{ ...known, similarity: alike }];
    });
    return { items: eachOnce(found.sort(byUse)).slice(0, most) };
  }

  private trigramsOf(source: string): Set<string> {
    const known = this.cut.get(source) ?? trigramsOf(source);
    if (this.cut.size >= mostCut) this.cut.clear();
    this.cut.set(source, known);
    return known;
  }
}

/** A translation that somebody answers for, beside the English that it was written for. */
function knownOf(seen: Seen): Omit<Suggestion, 'similarity'> | null {
  const { name, wanted, shipped, row } = seen;
  const text = row?.text ?? shipped;
  if (!text || row?.state === 'machine' || row?.state === 'needs_human') return null;
  return {
    namespace: name.namespace,
    key: name.key,
    source: row?.source ?? wanted.source,
    text,
    state: stateOf(seen),
    changed_by: row?.username ?? null,
    changed_at: row?.changed_at ?? null,
  };
}

const isSame = (one: TextName, other: TextName): boolean =>
  one.namespace === other.namespace && one.key === other.key;

/** The most alike first, then what was reviewed, then the newest. */
function byUse(one: Suggestion, other: Suggestion): number {
  const isReviewed = ({ state }: Suggestion) => Number(state === 'reviewed');
  const changed = ({ changed_at }: Suggestion) => (changed_at === null ? 0 : Date.parse(changed_at));
  return (
    other.similarity - one.similarity || isReviewed(other) - isReviewed(one) || changed(other) - changed(one)
  );
}

/** The best of those that say the same. */
const eachOnce = (suggestions: Suggestion[]): Suggestion[] =>
  suggestions.filter(({ text }, index) => suggestions.findIndex((other) => other.text === text) === index);
