import { Injectable } from '@nestjs/common';
import type { TextPublication } from '@lens/contracts/desk';
import { languages, sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import { parsePluralKey } from '@lens/contracts/translation-checks/plural-form';
import type { EntityManager } from 'typeorm';
import { ApiError } from '../../common/errors/api-error.js';
import { SettingsService } from '../../settings/settings.service.js';
import { DeskTextRow } from './desk-text.entity.js';
import type { TextName } from './desk-entries.js';
import { hasBlocking, findingsOf, mapYielding } from './findings.js';
import { ShippedTexts } from './shipped-texts.js';
import type { SetText } from './text-set.entity.js';

/** The English of every text of the site, by `textId`. */
type EnglishById = Map<string, string>;

type ChosenText = TextPublication['publish'][number];

/** Finds the reviewed texts that may be published. */
@Injectable()
export class ReviewedTexts {
  constructor(
    private readonly shipped: ShippedTexts,
    private readonly settings: SettingsService,
  ) {}

  /** @throws ApiError 503 `texts_unavailable` */
  async readEnglish(): Promise<EnglishById> {
    const namespaces = await this.shipped.namespaces();
    const codes = languages.map(({ code }) => code).filter((code) => code !== sourceLanguage);
    const pairs = codes.flatMap((language) => namespaces.map((namespace) => ({ language, namespace })));
    const found = await Promise.all(pairs.map((pair) => this.englishOf(pair)));
    return new Map(found.flat());
  }

  /**
   * Returns the chosen texts, of exactly the revisions that staff have chosen.
   * @param me the username of who publishes
   * @throws ApiError 412 naming each text that was changed since, and by whom, 409 `not_publishable` naming each that
   *   is not reviewed, is stale, or is blocked by a check
   */
  async requirePublishable(
    manager: EntityManager,
    english: EnglishById,
    chosen: ChosenText[],
    me: string,
  ): Promise<SetText[]> {
    if (chosen.length === 0) return [];
    const practice = (await this.settings.read(manager)).value;
    const rows = new Map((await manager.find(DeskTextRow)).map((row) => [textId(row), row]));
    const changed = chosen.filter((text) => rows.get(textId(text))?.revision !== text.revision);
    const toDetail = (text: ChosenText) => changedDetail(text, rows.get(textId(text))?.username, me);
    if (changed.length > 0) throw new ApiError('revision_conflict', { details: changed.map(toDetail) });
    const chosenRows = chosen.map((text) => rows.get(textId(text))!);
    const problems = await mapYielding(chosenRows, (row) => {
      if (row.state !== 'reviewed') return problemDetail('not_reviewed')(row);
      if (english.get(textId(row)) !== row.source) return problemDetail('stale')(row);
      const isBlocked = hasBlocking(findingsOf({ ...row, form: parsePluralKey(row.key).form }, practice));
      return isBlocked ? problemDetail('blocked')(row) : null;
    });
    const details = problems.filter((detail) => detail !== null);
    if (details.length > 0) throw new ApiError('not_publishable', { details });
    return chosenRows.map(toSetText);
  }

  private async englishOf(pair: { language: LanguageCode; namespace: string }) {
    const { required } = await this.shipped.file(pair.language, pair.namespace);
    return [...required].map(([key, { source }]) => [textId({ ...pair, key }), source] as const);
  }
}

export const textId = ({ language, namespace, key }: TextName): string => `${language}/${namespace}/${key}`;

export const byTextId = (texts: SetText[]): Map<string, SetText> =>
  new Map(texts.map((text) => [textId(text), text]));

const reasons = {
  not_reviewed: 'It is not reviewed.',
  stale: 'Its English has changed since it was reviewed.',
  blocked: 'A check blocks it.',
};

const problemDetail = (code: keyof typeof reasons) => (name: TextName) => ({
  path: textId(name),
  code,
  message: reasons[code],
});

const changedDetail = (name: TextName, by: string | undefined, me: string) => ({
  path: textId(name),
  code: 'changed',
  message: `${by === undefined ? 'Somebody' : by === me ? 'You' : by} changed it after you looked at it.`,
});

const toSetText = ({ language, namespace, key, text, source }: SetText): SetText => ({
  ...{ language, namespace, key, text, source },
});
