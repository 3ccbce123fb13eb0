import { Injectable } from '@nestjs/common';
import type { TextPublication } from '@lens/contracts/desk';
import { languages, sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import { formOf } from '@lens/contracts/translation-checks/plural-form';
import type { EntityManager } from 'typeorm';
import { ApiError } from '../../common/errors/api-error.js';
import { SettingsService } from '../../settings/settings.service.js';
import { DeskTextRow } from './desk-text.entity.js';
import type { TextName } from './desk-entries.js';
import { blocks, findingsOf, mapYielding } from './findings.js';
import { ShippedTexts } from './shipped-texts.js';
import type { SetText } from './text-set.entity.js';

/** The English of every text that a visitor may see, by the name of the text. */
type EnglishByName = Map<string, string>;

type Chosen = TextPublication['publish'][number];

/** Texts that may go live. */
@Injectable()
export class ReviewedTexts {
  constructor(
    private readonly shipped: ShippedTexts,
    private readonly settings: SettingsService,
  ) {}

  /** @throws ApiError 503 `texts_unavailable` */
  async english(): Promise<EnglishByName> {
    const namespaces = await this.shipped.namespaces();
    const codes = languages.map(({ code }) => code).filter((code) => code !== sourceLanguage);
    const pairs = codes.flatMap((language) => namespaces.map((namespace) => ({ language, namespace })));
    const found = await Promise.all(pairs.map((pair) => this.englishOf(pair)));
    return new Map(found.flat());
  }

  /**
   * The chosen texts as they were looked at.
   * @param me who publishes
   * @throws ApiError 412 naming each that was changed since, and by whom, 409 `not_publishable` naming each that is not reviewed, was reviewed for
   *   other English than today's, or is blocked by the checks of today
   */
  async chosen(
    manager: EntityManager,
    english: EnglishByName,
    chosen: Chosen[],
    me: string,
  ): Promise<SetText[]> {
    if (chosen.length === 0) return [];
    const practice = (await this.settings.read(manager)).value;
    const rows = new Map((await manager.find(DeskTextRow)).map((row) => [textId(row), row]));
    const changed = chosen.filter((one) => rows.get(textId(one))?.revision !== one.revision);
    const changedBy = (one: Chosen) => changedDetail(one, rows.get(textId(one))?.username, me);
    if (changed.length > 0) throw new ApiError('revision_conflict', { details: changed.map(changedBy) });
    const known = chosen.map((one) => rows.get(textId(one))!);
    const refused = await mapYielding(known, (row) => {
      if (row.state !== 'reviewed') return detailOf('not_reviewed')(row);
      if (english.get(textId(row)) !== row.source) return detailOf('stale')(row);
      const isBlocked = blocks(findingsOf({ ...row, form: formOf(row.key).form }, practice));
      return isBlocked ? detailOf('blocked')(row) : null;
    });
    const details = refused.filter((detail) => detail !== null);
    if (details.length > 0) throw new ApiError('not_publishable', { details });
    return known.map(setTextOf);
  }

  private async englishOf(pair: { language: LanguageCode; namespace: string }) {
    const { wanted } = await this.shipped.file(pair.language, pair.namespace);
    return [...wanted].map(([key, { source }]) => [textId({ ...pair, key }), source] as const);
  }
}

export const textId = ({ language, namespace, key }: TextName): string => `${language}/${namespace}/${key}`;

export const byName = (texts: SetText[]): Map<string, SetText> =>
  new Map(texts.map((text) => [textId(text), text]));

const reasons = {
  not_reviewed: 'It is not reviewed.',
  stale: 'Its English has changed since it was reviewed.',
  blocked: 'The checks block it.',
};

const detailOf = (code: keyof typeof reasons) => (name: TextName) => ({
  path: textId(name),
  code,
  message: reasons[code],
});

const changedDetail = (name: TextName, by: string | undefined, me: string) => ({
  path: textId(name),
  code: 'changed',
  message: `${by === undefined ? 'Somebody' : by === me ? 'You' : by} changed it after you looked at it.`,
});

const setTextOf = ({ language, namespace, key, text, source }: SetText): SetText => ({
  ...{ language, namespace, key, text, source },
});
