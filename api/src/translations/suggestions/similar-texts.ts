import { Injectable } from '@nestjs/common';
import type { TextSuggestions } from '@lens/contracts/suggestions';
import type { RequiredText } from '@lens/contracts/untranslated-texts';
import { DataSource } from 'typeorm';
import { stateOf, type DeskEntry, type TextName } from '../texts/desk-entries.js';
import type { MemoryPairRow } from '../memory/memory-pair.entity.js';
import { TranslationMemory } from '../memory/translation-memory.js';
import { ShippedTexts } from '../texts/shipped-texts.js';
import { TextList } from '../texts/text-list.js';
import { similarity, trigramsOf } from '../memory/similarity.js';

type Suggestion = TextSuggestions['items'][number];
type SiteSuggestion = Extract<Suggestion, { from: 'site' }>;

const maxSuggestions = 5;
const minSimilarity = 0.5;
/** Several times the number of English texts of the site. */
const maxCachedTrigrams = 10_000;
/** The same words in another order have the same trigrams; only an identical text has a similarity of 1. */
const maxSimilarityOfOthers = 0.99;

/** The forms of a plural share their English, but each has its own translation. */
const isOtherForm = (one: RequiredText, other: RequiredText): boolean =>
  one.form !== undefined && other.form !== undefined && one.form !== other.form;

/** Suggests the translations of similar texts: of the site, of which no copy is stored, and from the translation memory. */
@Injectable()
export class SimilarTexts {
  /** By English text, since every request compares with all texts. */
  private readonly cachedTrigrams = new Map<string, Set<string>>();

  constructor(
    private readonly database: DataSource,
    private readonly shipped: ShippedTexts,
    private readonly list: TextList,
    private readonly memory: TranslationMemory,
  ) {}

  /** @throws ApiError 404, 503 `texts_unavailable` */
  async suggest(name: TextName): Promise<TextSuggestions> {
    const { manager } = this.database;
    const { required } = await this.list.findOrFail(manager, name);
    const namespaces = await this.shipped.namespaces();
    const files = await Promise.all(
      namespaces.map((namespace) => this.list.entriesOf(manager, name.language, namespace)),
    );
    const trigrams = trigramsOf(required.source);
    const similarityTo = (source: string, trigramsOfSource: Set<string>): number =>
      source === required.source
        ? 1
        : Math.min(maxSimilarityOfOthers, similarity(trigrams, trigramsOfSource));
    const ofSite = files.flat().flatMap((entry): Suggestion[] => {
      const candidate = toCandidate(entry);
      if (!candidate || isSame(entry.name, name) || isOtherForm(required, entry.required)) return [];
      const { source } = candidate;
      return [{ ...candidate, similarity: similarityTo(source, this.cachedTrigramsOf(source)) }];
    });
    const ofMemory = await this.memory.mostSimilar(manager, name.language, required.source, {
      similarityTo: (source) => similarityTo(source, trigramsOf(source)),
      min: minSimilarity,
      max: maxSuggestions,
    });
    const suggestions = [
      ...ofSite.filter((one) => one.similarity >= minSimilarity),
      ...ofMemory.map((one) => toSuggestion(one.pair, one.similarity)),
    ];
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
function toCandidate(entry: DeskEntry): Omit<SiteSuggestion, 'similarity'> | null {
  const { name, required, shipped, row } = entry;
  const text = row?.text ?? shipped;
  if (!text || row?.state === 'machine' || row?.state === 'needs_human') return null;
  return {
    from: 'site',
    namespace: name.namespace,
    key: name.key,
    source: row?.source ?? required.source,
    text,
    state: stateOf(entry),
    changed_by: row?.username ?? null,
    changed_at: row?.changed_at ?? null,
  };
}

const toSuggestion = (row: MemoryPairRow, similarityToText: number): Suggestion => ({
  from: 'memory',
  source: row.source,
  text: row.text,
  similarity: similarityToText,
  origin: row.origin,
  imported_by: row.username,
  imported_at: row.created_at,
});

const isSame = (one: TextName, other: TextName): boolean =>
  one.namespace === other.namespace && one.key === other.key;

/** The most similar first, then reviewed ones, then other texts of the site, then the newest. */
function byRelevance(one: Suggestion, other: Suggestion): number {
  const trust = (suggestion: Suggestion) =>
    suggestion.from === 'memory' ? 0 : suggestion.state === 'reviewed' ? 2 : 1;
  const changedMs = (suggestion: Suggestion) =>
    Date.parse((suggestion.from === 'memory' ? suggestion.imported_at : suggestion.changed_at) ?? '') || 0;
  return other.similarity - one.similarity || trust(other) - trust(one) || changedMs(other) - changedMs(one);
}

/** Keeps the first, and so the most relevant, of suggestions with the same text. */
const withoutRepeatedTexts = (suggestions: Suggestion[]): Suggestion[] =>
  suggestions.filter(({ text }, index) => suggestions.findIndex((other) => other.text === text) === index);
