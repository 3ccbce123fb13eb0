import { Injectable } from '@nestjs/common';
import type { MemorySuggestions } from '@lens/contracts/suggestions';
import type { RequiredText } from '@lens/contracts/untranslated-texts';
import { DataSource } from 'typeorm';
import { stateOf, type DeskEntry, type TextName } from '../texts/desk-entries.js';
import { ShippedTexts } from '../texts/shipped-texts.js';
import { TextList } from '../texts/text-list.js';
import { similarity, trigramsOf } from './similarity.js';

type Suggestion = MemorySuggestions['items'][number];

const maxSuggestions = 5;
const minSimilarity = 0.5;
/** Several times the number of English texts of the site. */
const maxCachedTrigrams = 10_000;
/** The same words in another order have the same trigrams; only an identical text has a similarity of 1. */
const maxSimilarityOfOthers = 0.99;

/** The forms of a plural share their English, but each has its own translation. */
const isOtherForm = (one: RequiredText, other: RequiredText): boolean =>
  one.form !== undefined && other.form !== undefined && one.form !== other.form;

/** Suggests the translations of similar texts, from the shipped files and the desk; no copy of them is stored. */
@Injectable()
export class SimilarTexts {
  /** By English text, since every request compares with all texts. */
  private readonly cachedTrigrams = new Map<string, Set<string>>();

  constructor(
    private readonly database: DataSource,
    private readonly shipped: ShippedTexts,
    private readonly list: TextList,
  ) {}

  /** @throws ApiError 404, 503 `texts_unavailable` */
  async suggest(name: TextName): Promise<MemorySuggestions> {
    const { manager } = this.database;
    const { required } = await this.list.findOrFail(manager, name);
    const namespaces = await this.shipped.namespaces();
    const files = await Promise.all(
      namespaces.map((namespace) => this.list.entriesOf(manager, name.language, namespace)),
    );
    const trigrams = trigramsOf(required.source);
    const suggestions = files.flat().flatMap((entry) => {
      const candidate = toCandidate(entry);
      if (!candidate || isSame(entry.name, name) || isOtherForm(required, entry.required)) return [];
      const { source } = candidate;
      const similarityToText =
        source === required.source
          ? 1
          : Math.min(maxSimilarityOfOthers, similarity(trigrams, this.cachedTrigramsOf(source)));
      return similarityToText < minSimilarity ? [] : [{ ...candidate, similarity: similarityToText }];
    });
    return { items: withoutRepeatedTexts(suggestions.sort(byRelevance)).slice(0, maxSuggestions) };
  }

  private cachedTrigramsOf(source: string): Set<string> {
    const trigrams = this.cachedTrigrams.get(source) ?? trigramsOf(source);
    if (this.cachedTrigrams.size >= maxCachedTrigrams) this.cachedTrigrams.clear();
    this.cachedTrigrams.set(source, trigrams);
    return trigrams;
  }
}

/** Null where there is no translation, or only a machine's. */
function toCandidate(entry: DeskEntry): Omit<Suggestion, 'similarity'> | null {
  const { name, required, shipped, row } = entry;
  const text = row?.text ?? shipped;
  if (!text || row?.state === 'machine' || row?.state === 'needs_human') return null;
  return {
    namespace: name.namespace,
    key: name.key,
    source: row?.source ?? required.source,
    text,
    state: stateOf(entry),
    changed_by: row?.username ?? null,
    changed_at: row?.changed_at ?? null,
  };
}

const isSame = (one: TextName, other: TextName): boolean =>
  one.namespace === other.namespace && one.key === other.key;

/** The most similar first, then reviewed ones, then the newest. */
function byRelevance(one: Suggestion, other: Suggestion): number {
  const isReviewed = ({ state }: Suggestion) => Number(state === 'reviewed');
  const changedMs = ({ changed_at }: Suggestion) => (changed_at === null ? 0 : Date.parse(changed_at));
  return (
    other.similarity - one.similarity ||
    isReviewed(other) - isReviewed(one) ||
    changedMs(other) - changedMs(one)
  );
}

/** Keeps the first, and so the most relevant, of suggestions with the same text. */
const withoutRepeatedTexts = (suggestions: Suggestion[]): Suggestion[] =>
  suggestions.filter(({ text }, index) => suggestions.findIndex((other) => other.text === text) === index);
