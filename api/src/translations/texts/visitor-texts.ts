import { Injectable } from '@nestjs/common';
import { isCritical } from '@lens/contracts/critical-texts';
import { findDescriptions } from '@lens/contracts/descriptions';
import { isLanguageCode, languageOf, type LanguageCode } from '@lens/contracts/languages';
import { applicableOverrides, type PublishedTranslation } from '@lens/contracts/published-texts';
import { shownLanguage } from '@lens/contracts/untranslated-texts';
import { ApiError } from '../../common/errors/api-error.js';
import { ActiveTextSet } from './active-text-set.js';
import { ShippedTexts, type ShippedFile } from './shipped-texts.js';

/** Keys of the texts that visitors do not read in English. */
interface TranslatedKeys {
  /** In the language itself. */
  own: Set<string>;
  /** In its fallback. */
  fallback: Set<string>;
}

/** The English of a text that a language does not have. */
interface UntranslatedSource {
  source: string;
  /** Whether a wrong word could harm a patient. */
  isCritical: boolean;
}

type ReadFile = (language: LanguageCode, namespace: string) => Promise<TranslatedKeys & ShippedFile>;

const fileOf = (language: string, namespace: string) => `${language}/${namespace}`;

/**
 * Knows in which language visitors read each text of the site now; all of the API asks here. A language has a text if
 * its file has it, or if an override applies. A published text does not apply if the English has changed and it does
 * not fit the new one.
 */
@Injectable()
export class VisitorTexts {
  constructor(
    private readonly shipped: ShippedTexts,
    private readonly active: ActiveTextSet,
  ) {}

  /**
   * By key, the texts that visitors of a language read in English; none for a namespace that visitors do not see.
   * @throws ApiError 503 `texts_unavailable`
   */
  async untranslatedIn(
    language: LanguageCode,
    namespace: string,
  ): Promise<ReadonlyMap<string, UntranslatedSource>> {
    const read = await this.reader();
    const file = await read(language, namespace).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === 'not_found') return null;
      throw error;
    });
    if (!file) return new Map();
    const { required, own, fallback, descriptions } = file;
    const untranslated = [...required].filter(([key]) => shownLanguage(key, own, fallback) === 'english');
    return new Map(
      untranslated.map(([key, { source }]) => [
        key,
        { source, isCritical: isCritical(key, source, findDescriptions(descriptions, key, source)) },
      ]),
    );
  }

  /** Reads the active set once, for many files. */
  async reader(): Promise<ReadFile> {
    const { texts } = (await this.active.current()).texts;
    const published = new Map<string, PublishedTranslation[]>();
    for (const text of texts) {
      const file = fileOf(text.language, text.namespace);
      const textsOfFile = published.get(file);
      if (textsOfFile) textsOfFile.push(text);
      else published.set(file, [text]);
    }
    const keysIn = (language: LanguageCode, namespace: string, { texts, required }: ShippedFile) => {
      const overrides = applicableOverrides(published.get(fileOf(language, namespace)) ?? [], required);
      return new Set([...texts.keys(), ...overrides.map(({ key }) => key)]);
    };
    return async (language, namespace) => {
      const { fallback: fallbackCode = '' } = languageOf(language);
      const [file, fallbackFile] = await Promise.all([
        this.shipped.file(language, namespace),
        isLanguageCode(fallbackCode) ? this.shipped.file(fallbackCode, namespace) : undefined,
      ]);
      const fallback = fallbackFile
        ? keysIn(fallbackCode as LanguageCode, namespace, fallbackFile)
        : new Set<string>();
      return { ...file, own: keysIn(language, namespace, file), fallback };
    };
  }
}
