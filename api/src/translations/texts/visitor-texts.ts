import { Injectable } from '@nestjs/common';
import { isLanguageCode, languageOf, type LanguageCode } from '@lens/contracts/languages';
import { applicableOverrides, type PublishedTranslation } from '@lens/contracts/published-texts';
import { shownLanguage } from '@lens/contracts/untranslated-texts';
import { ApiError } from '../../common/errors/api-error.js';
import { ActiveTextSet } from './active-text-set.js';
import { ShippedTexts, type ShippedFile } from './shipped-texts.js';

/** Keys that visitors do not read in English. */
interface TranslatedKeys {
  /** In the language itself. */
  own: Set<string>;
  /** In the language that fills its gaps. */
  second: Set<string>;
}

type ReadFile = (language: LanguageCode, namespace: string) => Promise<TranslatedKeys & ShippedFile>;

const fileOf = (language: string, namespace: string) => `${language}/${namespace}`;

/**
 * In which language visitors read each text of the site today: the one answer of the API. A text is there in a language
 * where its file has it, or where a published one lies over the file; one that was published for other English and does
 * not fit that of today lies over none, and is not there.
 */
@Injectable()
export class VisitorTexts {
  constructor(
    private readonly shipped: ShippedTexts,
    private readonly active: ActiveTextSet,
  ) {}

  /**
   * The English, by its key, of what visitors of a language read in English; nothing of a namespace that they do not see.
   * @throws ApiError 503 `texts_unavailable`
   */
  async untranslatedIn(language: LanguageCode, namespace: string): Promise<ReadonlyMap<string, string>> {
    const read = await this.reader();
    const file = await read(language, namespace).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === 'not_found') return null;
      throw error;
    });
    if (!file) return new Map();
    const { wanted, own, second } = file;
    const untranslated = [...wanted].filter(([key]) => shownLanguage(key, own, second) === 'english');
    return new Map(untranslated.map(([key, { source }]) => [key, source]));
  }

  /** Reads what is published once for many files. */
  async reader(): Promise<ReadFile> {
    const { texts } = (await this.active.current()).texts;
    const published = new Map<string, PublishedTranslation[]>();
    for (const text of texts) {
      const file = fileOf(text.language, text.namespace);
      const known = published.get(file);
      if (known) known.push(text);
      else published.set(file, [text]);
    }
    const keysIn = (language: LanguageCode, namespace: string, { texts, wanted }: ShippedFile) => {
      const shown = applicableOverrides(published.get(fileOf(language, namespace)) ?? [], wanted);
      return new Set([...texts.keys(), ...shown.map(({ key }) => key)]);
    };
    return async (language, namespace) => {
      const { fallback = '' } = languageOf(language);
      const [file, other] = await Promise.all([
        this.shipped.file(language, namespace),
        isLanguageCode(fallback) ? this.shipped.file(fallback, namespace) : undefined,
      ]);
      const second = other ? keysIn(fallback as LanguageCode, namespace, other) : new Set<string>();
      return { ...file, own: keysIn(language, namespace, file), second };
    };
  }
}
