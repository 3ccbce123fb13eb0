import { Injectable } from '@nestjs/common';
import type { LanguageCode } from '@lens/contracts/languages';
import { shownIn } from '@lens/contracts/shown-texts';
import { SaidToday } from '../texts/said-today.js';

/** The English of texts, by key. */
type EnglishByKey = Map<string, string>;

/** What a language does not say today, neither in its files nor in what is published over them. */
@Injectable()
export class Gaps {
  constructor(private readonly said: SaidToday) {}

  /** A language that falls back to another of the eleven may leave texts to it. @throws ApiError 404, 503 `texts_unavailable` */
  async in(language: LanguageCode, namespace: string): Promise<EnglishByKey> {
    const read = await this.said.reader();
    const { wanted, own, second } = await read(language, namespace);
    const missing = [...wanted].filter(([key]) => shownIn(key, own, second) === 'english');
    return new Map(missing.map(([key, { source }]) => [key, source]));
  }
}
