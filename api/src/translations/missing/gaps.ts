import { Injectable } from '@nestjs/common';
import { isLanguageCode, languageOf, type LanguageCode } from '@lens/contracts/languages';
import { LiveTexts } from '../texts/live-texts.js';
import { ShippedTexts } from '../texts/shipped-texts.js';

/** The English of texts, by key. */
type EnglishByKey = Map<string, string>;

/** What a language does not say today, neither in its files nor in what is published over them. */
@Injectable()
export class Gaps {
  constructor(
    private readonly shipped: ShippedTexts,
    private readonly live: LiveTexts,
  ) {}

  /** A language that falls back to another of the eleven may leave texts to it. @throws ApiError 404, 503 `texts_unavailable` */
  async in(language: LanguageCode, namespace: string): Promise<EnglishByKey> {
    const { fallback = '' } = languageOf(language);
    const speakers = [language, ...(isLanguageCode(fallback) ? [fallback] : [])];
    const [file, second] = await Promise.all(speakers.map((code) => this.shipped.file(code, namespace)));
    const { texts } = await this.live.current();
    const published = texts.texts.filter(
      (one) => one.namespace === namespace && speakers.includes(one.language),
    );
    const said = new Set([
      ...file!.texts.keys(),
      ...(second?.texts.keys() ?? []),
      ...published.map(({ key }) => key),
    ]);
    const missing = [...file!.wanted].filter(([key]) => !said.has(key));
    return new Map(missing.map(([key, { source }]) => [key, source]));
  }
}
