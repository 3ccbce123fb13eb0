import { Injectable } from '@nestjs/common';
import { isCritical } from '@lens/contracts/critical-texts';
import { findDescriptions } from '@lens/contracts/descriptions';
import type { TextPublication } from '@lens/contracts/desk';
import { languages, sourceLanguage } from '@lens/contracts/languages';
import { parsePluralKey } from '@lens/contracts/translation-checks/plural-form';
import type { EntityManager } from 'typeorm';
import { ApiError } from '../../common/errors/api-error.js';
import { SettingsService } from '../../settings/settings.service.js';
import { DeskTextRow } from './desk-text.entity.js';
import type { TextName } from './desk-entries.js';
import { hasBlocking, findingsOf, mapYielding } from './findings.js';
import { ShippedTexts } from './shipped-texts.js';
import type { SetText } from './text-set.entity.js';

/** The texts of the site, by `textId`. */
interface CurrentTexts {
  english: Map<string, string>;
  /** Those in which a wrong word could harm a patient. */
  critical: Set<string>;
}

type ChosenText = TextPublication['publish'][number];

/** Finds the reviewed texts that may be published. */
@Injectable()
export class ReviewedTexts {
  constructor(
    private readonly shipped: ShippedTexts,
    private readonly settings: SettingsService,
  ) {}

  /** @throws ApiError 503 `texts_unavailable` */
  async read(): Promise<CurrentTexts> {
    const namespaces = await this.shipped.namespaces();
    const codes = languages.map(({ code }) => code).filter((code) => code !== sourceLanguage);
    const pairs = codes.flatMap((language) => namespaces.map((namespace) => ({ language, namespace })));
    const texts: CurrentTexts = { english: new Map(), critical: new Set() };
    for (const pair of pairs) {
      const { required, descriptions } = await this.shipped.file(pair.language, pair.namespace);
      for (const [key, { source }] of required) {
        const id = textId({ ...pair, key });
        texts.english.set(id, source);
        if (isCritical(key, source, findDescriptions(descriptions, key, source))) texts.critical.add(id);
      }
    }
    return texts;
  }

  /**
   * Returns the chosen texts, of exactly the revisions that staff have chosen.
   * @param me the username of who publishes
   * @throws ApiError 412 naming each text that was changed since, and by whom, 409 `not_publishable` naming each that
   *   is not reviewed, is stale, is blocked by a check, or is critical and not signed by two people
   */
  async requirePublishable(
    manager: EntityManager,
    { english, critical }: CurrentTexts,
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
      if (isBlocked) return problemDetail('blocked')(row);
      const needsSignOff = critical.has(textId(row)) && !row.sign_off;
      return needsSignOff ? problemDetail('not_signed')(row) : null;
    });
    const details = problems.filter((detail) => detail !== null);
    if (details.length > 0) throw new ApiError('not_publishable', { details });
    return chosenRows.map(toSetText);
  }
}

export const textId = ({ language, namespace, key }: TextName): string => `${language}/${namespace}/${key}`;

export const byTextId = (texts: SetText[]): Map<string, SetText> =>
  new Map(texts.map((text) => [textId(text), text]));

const reasons = {
  not_reviewed: 'It is not reviewed.',
  stale: 'Its English has changed since it was reviewed.',
  blocked: 'A check blocks it.',
  not_signed: 'It is critical, and two people have not signed it.',
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

const toSetText = ({ language, namespace, key, text, source, sign_off }: DeskTextRow): SetText =>
  ({
    ...{ language, namespace, key, text, source },
    ...(sign_off && { sign_off }),
  }) as SetText;
