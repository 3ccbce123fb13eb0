import { Injectable } from '@nestjs/common';
import { isLanguageCode, languageOf, type LanguageCode } from '@lens/contracts/languages';
import { LiveTexts } from './live-texts.js';
import { ShippedTexts, type ShippedFile } from './shipped-texts.js';

/** Keys that visitors do not read in English. */
export interface SaidKeys {
  own: Set<string>;
  /** Of the language that fills the gaps. */
  second: Set<string>;
}

const fileOf = (language: string, namespace: string) => `${language}/${namespace}`;

/** What languages say to visitors today: their files, and what is published over them. */
@Injectable()
export class SaidToday {
  constructor(
    private readonly shipped: ShippedTexts,
    private readonly live: LiveTexts,
  ) {}

  /** Reads what is published once for many files. */
  async reader(): Promise<(language: LanguageCode, namespace: string) => Promise<SaidKeys & ShippedFile>> {
    const { texts } = await this.live.current();
    const published = new Map<string, string[]>();
    for (const { language, namespace, key } of texts.texts) {
      const file = fileOf(language, namespace);
      const keys = published.get(file) ?? [];
      keys.push(key);
      published.set(file, keys);
    }
    const keysOf = (language: LanguageCode, namespace: string, file: ShippedFile) =>
      new Set([...file.texts.keys(), ...(published.get(fileOf(language, namespace)) ?? [])]);
    return async (language, namespace) => {
      const { fallback = '' } = languageOf(language);
      const [file, other] = await Promise.all([
        this.shipped.file(language, namespace),
        isLanguageCode(fallback) ? this.shipped.file(fallback, namespace) : undefined,
      ]);
      const second = other ? keysOf(fallback as LanguageCode, namespace, other) : new Set<string>();
      return { ...file, own: keysOf(language, namespace, file), second };
    };
  }
}
