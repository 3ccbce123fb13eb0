import { Injectable } from '@nestjs/common';
import { languages, sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import { check } from '@lens/contracts/translation-checks/check';
import { formOf } from '@lens/contracts/translation-checks/plural-form';
import { namesFor } from '@lens/contracts/translation-checks/names';
import type { EntityManager } from 'typeorm';
import { SettingsService } from '../../settings/settings.service.js';
import { DeskTextRow } from './desk-text.entity.js';
import { blocks, type PracticeNames } from './desk-view.js';
import { ShippedTexts } from './shipped-texts.js';
import type { SetText } from './text-set.entity.js';

/** The English of every text that a visitor may see, by the name of the text. */
type EnglishByName = Map<string, string>;

/** What a set would hold. */
@Injectable()
export class ReviewedTexts {
  constructor(
    private readonly shipped: ShippedTexts,
    private readonly settings: SettingsService,
  ) {}

  /** @throws ApiError 503 `texts_unavailable` */
  async files(): Promise<EnglishByName> {
    const namespaces = await this.shipped.namespaces();
    const codes = languages.map(({ code }) => code).filter((code) => code !== sourceLanguage);
    const pairs = codes.flatMap((language) => namespaces.map((namespace) => ({ language, namespace })));
    const found = await Promise.all(pairs.map((pair) => this.englishOf(pair)));
    return new Map(found.flat());
  }

  /**
   * Every reviewed text whose English is unchanged, over what is live: a text that somebody works on, or whose English
   * changed, stays as it was published. What the checks of today block is in no set.
   */
  async texts(manager: EntityManager, english: EnglishByName, live: SetText[]): Promise<SetText[]> {
    const practice = (await this.settings.read(manager)).value;
    const rows = await manager.findBy(DeskTextRow, { state: 'reviewed' });
    const reviewed = rows.filter((row) => english.get(nameOf(row)) === row.source);
    const texts = byName([...live, ...reviewed].map(setTextOf));
    const passed = [...texts].filter(([, text]) => passes(text, practice));
    return passed.sort(([one], [other]) => (one < other ? -1 : 1)).map(([, text]) => text);
  }

  private async englishOf(pair: { language: LanguageCode; namespace: string }) {
    const { wanted } = await this.shipped.file(pair.language, pair.namespace);
    return [...wanted].map(([key, { source }]) => [nameOf({ ...pair, key }), source] as const);
  }
}

const nameOf = ({ language, namespace, key }: Pick<SetText, 'language' | 'namespace' | 'key'>): string =>
  `${language}/${namespace}/${key}`;

export const byName = (texts: SetText[]): Map<string, SetText> =>
  new Map(texts.map((text) => [nameOf(text), text]));

const setTextOf = ({ language, namespace, key, text, source }: SetText): SetText => ({
  ...{ language, namespace, key, text, source },
});

function passes({ language, key, text, source }: SetText, practice: PracticeNames): boolean {
  const { form } = formOf(key);
  return !blocks(check(source, text, language, namesFor(source, text, practice), form));
}
