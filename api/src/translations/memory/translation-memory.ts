import { createHash, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { LanguageCode } from '@lens/contracts/languages';
import { In, type EntityManager } from 'typeorm';
import { mapYielding } from '../texts/findings.js';
import { trigramsOf } from './similarity.js';
import { MemoryPairRow } from './memory-pair.entity.js';
import type { MemoryPair } from './tmx/read-tmx.js';

/** Per language. Every suggestion compares with those of about its length, which takes up to half a second when it is full. */
export const maxPairs = 20_000;

/** What became of the pairs of an import. */
interface StoredPairs {
  taken: number;
  known: number;
  /** Those for which the memory has no room. */
  left: MemoryPair[];
}

const insert = `
  INSERT INTO translation_memory (language, hash, source, text, trigrams, origin, username, import_id)
  SELECT $1, pair.hash, pair.source, pair.text, pair.trigrams, $2, $3, $4
  FROM unnest($5::text[], $6::text[], $7::text[], $8::int[]) AS pair (hash, source, text, trigrams)`;

/** A text with less than half of the trigrams of another, or more than twice as many, is not half as similar. */
const findCandidates =
  'SELECT hash, source FROM translation_memory WHERE language = $1 AND trigrams BETWEEN $2 AND $3';

interface SimilaritySearch {
  similarityTo(source: string): number;
  /** The smallest similarity of interest. */
  min: number;
  /** How many pairs are of interest. */
  max: number;
}

const hashOf = ({ source, text }: MemoryPair): string =>
  createHash('sha256')
    .update(JSON.stringify([source, text]))
    .digest('base64');

/** The translations that were imported from other tools. */
@Injectable()
export class TranslationMemory {
  /** Adds the pairs that the memory of a language does not have, up to its limit. */
  async add(
    manager: EntityManager,
    language: LanguageCode,
    pairs: MemoryPair[],
    { origin, username }: { origin: string; username: string },
  ): Promise<StoredPairs> {
    // So that two imports at once neither store a pair twice nor pass the limit.
    await manager.query('LOCK TABLE translation_memory IN SHARE ROW EXCLUSIVE MODE');
    const rows = await manager.find(MemoryPairRow, { select: { hash: true }, where: { language } });
    const known = new Set(rows.map(({ hash }) => hash));
    const added = new Map<string, MemoryPair>();
    const left: MemoryPair[] = [];
    for (const pair of pairs) {
      const hash = hashOf(pair);
      if (known.has(hash) || added.has(hash)) continue;
      if (known.size + added.size < maxPairs) added.set(hash, pair);
      else left.push(pair);
    }
    const values = [...added.values()];
    await manager.query(insert, [
      language,
      origin,
      username,
      randomUUID(),
      [...added.keys()],
      values.map(({ source }) => source),
      values.map(({ text }) => text),
      values.map(({ source }) => trigramsOf(source).size),
    ]);
    return { taken: added.size, known: pairs.length - added.size - left.length, left };
  }

  /**
   * The pairs with the most similar English, with that similarity, the most similar first.
   * @param similarityTo of an English text, from 0 to 1
   */
  async mostSimilar(
    manager: EntityManager,
    language: LanguageCode,
    source: string,
    { similarityTo, min, max }: SimilaritySearch,
  ): Promise<{ pair: MemoryPairRow; similarity: number }[]> {
    const count = trigramsOf(source).size;
    const range = [Math.ceil(count * min), Math.floor(count / min)];
    const candidates = await manager.query<Pick<MemoryPairRow, 'hash' | 'source'>[]>(findCandidates, [
      language,
      ...range,
    ]);
    const compared = await mapYielding(candidates, (candidate) => ({
      hash: candidate.hash,
      similarity: similarityTo(candidate.source),
    }));
    const found = compared
      .filter(({ similarity }) => similarity >= min)
      .sort((one, other) => other.similarity - one.similarity)
      .slice(0, max);
    const rows = await manager.findBy(MemoryPairRow, { language, hash: In(found.map(({ hash }) => hash)) });
    const byHash = new Map(rows.map((row) => [row.hash, row]));
    return found.flatMap(({ hash, similarity }) => {
      const pair = byHash.get(hash);
      return pair ? [{ pair, similarity }] : [];
    });
  }
}
