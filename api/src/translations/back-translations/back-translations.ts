import { Injectable } from '@nestjs/common';
import type {
  BackTranslationRequest,
  BackTranslationWrite,
  TextBackTranslation,
} from '@lens/contracts/back-translations';
import { isPermitted } from '@lens/contracts/desk-permissions';
import { hashOf } from '@lens/contracts/text-hash';
import type { ServiceKind } from '@lens/contracts/translations';
import { DataSource } from 'typeorm';
import { ActivityLog } from '../../activity/activity-log.js';
import { ApiError } from '../../common/errors/api-error.js';
import { revisionConflict } from '../../common/revision/raise-revision.js';
import type { Staff } from '../../common/staff.js';
import { requirePermission } from '../permissions/require-permission.js';
import { isCriticalEntry, type DeskEntry, type TextName } from '../texts/desk-entries.js';
import { TextList } from '../texts/text-list.js';
import { failureReason, Translator } from '../translator.js';
import { findBackTranslation, storeBackTranslation, wordingHash } from './store-back-translation.js';
import { isAuthor, wordingOf } from './wording.js';

/** What the translations of critical texts say in English again, by a service or by a second person. */
@Injectable()
export class BackTranslations {
  constructor(
    private readonly database: DataSource,
    private readonly activity: ActivityLog,
    private readonly texts: TextList,
    private readonly translator: Translator,
  ) {}

  /** @throws ApiError 404, 503 `texts_unavailable` */
  async read(staff: Staff, name: TextName): Promise<TextBackTranslation> {
    return this.describe(staff, await this.texts.findOrFail(this.database.manager, name));
  }

  /**
   * Has a service translate a text back, unless this wording already has a back-translation.
   * @param revision of the back-translation that the caller saw; 0 for none
   * @throws ApiError 403, 404, 409, 412, 503 `texts_unavailable`
   */
  async translateBack(
    staff: Staff,
    name: TextName,
    revision: number,
    { wording }: BackTranslationRequest,
  ): Promise<TextBackTranslation> {
    const { entry, translation } = await this.readTranslation(staff, name, wording);
    // Before anything is sent to a service, which bills it.
    const row = await findBackTranslation(this.database.manager, name);
    if ((row?.revision ?? 0) !== revision) throw revisionConflict(row?.username ?? null, staff.username);
    if (row?.wording === wordingHash(translation)) return this.describe(staff, entry);
    const answer = await this.translator.translateBack(translation, name.language);
    if (answer.outcome !== 'translated') {
      const altered = 'The answer had other terms or numbers than the translation.';
      const reason = answer.outcome === 'needs_human' ? altered : (failureReason(answer) ?? '');
      throw new ApiError('not_translated_back', { placeholders: { reason } });
    }
    await this.store(staff, name, revision, translation, { text: answer.text, service: answer.service });
    return this.describe(staff, entry);
  }

  /**
   * Saves what a second person wrote.
   * @param revision of the back-translation that the caller saw; 0 for none
   * @throws ApiError 403, 404, 409, 412, 503 `texts_unavailable`
   */
  async write(
    staff: Staff,
    name: TextName,
    revision: number,
    { text, wording }: BackTranslationWrite,
  ): Promise<TextBackTranslation> {
    const { entry, translation } = await this.readTranslation(staff, name, wording);
    if (isAuthor(staff, entry)) throw new ApiError('own_translation');
    await this.store(staff, name, revision, translation, { text, service: null });
    return this.describe(staff, entry);
  }

  /** @param hash of the translation that the caller saw */
  private async readTranslation(
    staff: Staff,
    name: TextName,
    hash: string,
  ): Promise<{ entry: DeskEntry; translation: string }> {
    // Who only reviews needs to know as much as who translates.
    if (!isPermitted(staff, 'review', name.language)) requirePermission(staff, 'translate', [name.language]);
    const entry = await this.texts.findOrFail(this.database.manager, name);
    if (!isCriticalEntry(entry)) throw new ApiError('not_critical');
    const translation = wordingOf(entry);
    if (translation === null) throw new ApiError('not_translated');
    if (hashOf(translation) !== hash) throw new ApiError('wording_changed');
    return { entry, translation };
  }

  /** If the translation changes at the same time, what is stored here is of the earlier wording and not shown. */
  private async store(
    staff: Staff,
    name: TextName,
    revision: number,
    translation: string,
    made: { text: string; service: ServiceKind | null },
  ): Promise<void> {
    const { username } = staff;
    await this.database.transaction(async (manager) => {
      const row = { ...made, wording: wordingHash(translation), username };
      await storeBackTranslation(manager, name, revision, row);
      await this.activity.record(manager, staff, {
        action: 'UPDATE',
        event: 'back_translated',
        resource_type: 'translation',
        resource_id: `${name.language}/${name.namespace}/${name.key}`,
      });
    });
  }

  private async describe(staff: Staff, entry: DeskEntry): Promise<TextBackTranslation> {
    const { language } = entry.name;
    const translation = wordingOf(entry);
    const row = await findBackTranslation(this.database.manager, entry.name);
    const isCurrent = row !== null && translation !== null && row.wording === wordingHash(translation);
    return {
      back_translation: isCurrent ? row : null,
      revision: row?.revision ?? 0,
      is_author: isAuthor(staff, entry),
      is_permitted: (['translate', 'review'] as const).some((task) => isPermitted(staff, task, language)),
    };
  }
}
