import { Injectable } from '@nestjs/common';
import { languages, sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import { formOf } from '@lens/contracts/translation-checks/plural-form';
import type { EntityManager } from 'typeorm';
import { SettingsService } from '../../settings/settings.service.js';
import { DeskTextRow } from './desk-text.entity.js';
import { blocks, findingsOf, inTurns } from './findings.js';
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
    const ordered = [...texts].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, text]) => text);
    const refused = await inTurns(ordered, (text) =>
      blocks(findingsOf({ ...text, form: formOf(text.key).form }, practice)),
    );
    return ordered.filter((_text, index) => !refused[index]);
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
