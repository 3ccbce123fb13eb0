import { Injectable } from '@nestjs/common';
import { isCritical } from '@lens/contracts/critical-texts';
import { findDescriptions } from '@lens/contracts/descriptions';
import { isLanguageCode, languageOf, type LanguageCode } from '@lens/contracts/languages';
import { applicableOverrides, type PublishedTranslation } from '@lens/contracts/published-texts';
import { isByTwoPeople } from '@lens/contracts/sign-offs';
import { unsignedGroups } from '@lens/contracts/unsigned-groups';
import { shownLanguage } from '@lens/contracts/untranslated-texts';
import { DataSource } from 'typeorm';
import { ApiError } from '../../common/errors/api-error.js';
import { SettingsService } from '../../settings/settings.service.js';
import { ActiveTextSet } from './active-text-set.js';
import { criticalKeys } from './critical-keys.js';
import { ShippedTexts, type ShippedFile } from './shipped-texts.js';

/** Keys of the texts that a language has. */
interface TranslatedKeys {
  /** Of its own. */
  own: Set<string>;
  /** By its fallback. */
  fallback: Set<string>;
  /** Those of both that visitors read in English nevertheless, since staff chose that for texts without a sign-off. */
  chosenEnglish: ReadonlySet<string>;
}

/** What visitors may read of one file. */
interface CurrentTexts {
  keys: Set<string>;
  /** Those that two people have signed with exactly the wordings that count now. */
  signed: Set<string>;
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
    private readonly settings: SettingsService,
    private readonly database: DataSource,
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

  /** Reads the active set and the settings once, for many files. */
  async reader(): Promise<ReadFile> {
    const { texts } = (await this.active.current()).texts;
    const published = new Map<string, PublishedTranslation[]>();
    for (const text of texts) {
      const file = fileOf(text.language, text.namespace);
      const textsOfFile = published.get(file);
      if (textsOfFile) textsOfFile.push(text);
      else published.set(file, [text]);
    }
    const inEnglish = (await this.settings.read(this.database.manager)).value.unsignedInEnglish;
    const textsOf = (language: LanguageCode, namespace: string, file: ShippedFile) =>
      currentTexts(file, published.get(fileOf(language, namespace)) ?? []);
    return async (language, namespace) => {
      const { fallback: fallbackCode = '' } = languageOf(language);
      const [file, fallbackFile] = await Promise.all([
        this.shipped.file(language, namespace),
        isLanguageCode(fallbackCode) ? this.shipped.file(fallbackCode, namespace) : undefined,
      ]);
      const own = textsOf(language, namespace, file);
      const fallback = fallbackFile
        ? textsOf(fallbackCode as LanguageCode, namespace, fallbackFile)
        : noTexts;
      const chosenEnglish = inEnglish.some((code) => code === language)
        ? unsignedKeys(file, own, fallback)
        : noTexts.keys;
      return { ...file, own: own.keys, fallback: fallback.keys, chosenEnglish };
    };
  }
}

const noTexts: CurrentTexts = { keys: new Set(), signed: new Set() };

function currentTexts(file: ShippedFile, published: readonly PublishedTranslation[]): CurrentTexts {
  const { required, texts, signOffs } = file;
  const overrides = applicableOverrides(published, required);
  const overridden = new Map(overrides.map(({ key, text }) => [key, text]));
  const textOf = (key: string) => overridden.get(key) ?? texts.get(key);
  const shippedKeys = [...signOffs.keys()].filter((key) => textOf(key) === texts.get(key));
  const publishedKeys = overrides
    .filter(({ key, source, sign_off }) => sign_off && source === required.get(key)?.source)
    .filter(({ sign_off }) => isByTwoPeople(sign_off!))
    .map(({ key }) => key);
  return {
    keys: new Set([...texts.keys(), ...overridden.keys()]),
    signed: new Set([...shippedKeys, ...publishedKeys]),
  };
}

/** The texts that staff's choice of English applies to. */
function unsignedKeys(file: ShippedFile, own: CurrentTexts, fallback: CurrentTexts): ReadonlySet<string> {
  const critical = criticalKeys(file);
  const texts = [...file.required.keys()].flatMap((key) => {
    const current = [own, fallback].find(({ keys }) => keys.has(key));
    return current ? [{ key, isCritical: critical.has(key), isSigned: current.signed.has(key) }] : [];
  });
  return new Set([...unsignedGroups(texts).values()].flatMap((group) => group.texts.map(({ key }) => key)));
}
