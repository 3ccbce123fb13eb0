import { Injectable } from '@nestjs/common';
import { languageOf, type LanguageCode } from '@lens/contracts/languages';
import type { MemoryImportList } from '@lens/contracts/translation-memory';
import { DataSource } from 'typeorm';
import { ActivityLog } from '../../activity/activity-log.js';
import { countAsChange } from '../../activity/field-changes.js';
import { ApiError } from '../../common/errors/api-error.js';
import type { Staff } from '../../common/staff.js';
import { requirePermission } from '../permissions/require-permission.js';

const list = `
  SELECT import_id AS id, origin, username AS imported_by, created_at AS imported_at, count(*)::int AS texts
  FROM translation_memory WHERE language = $1
  GROUP BY import_id, origin, username, created_at ORDER BY created_at DESC, import_id`;

const remove = `
  WITH removed AS (DELETE FROM translation_memory WHERE language = $1 AND import_id = $2 RETURNING origin)
  SELECT origin, count(*)::int AS texts FROM removed GROUP BY origin`;

/** Lists the imports of which the translation memory has pairs, and removes them again. */
@Injectable()
export class MemoryImportRecords {
  constructor(
    private readonly database: DataSource,
    private readonly activity: ActivityLog,
  ) {}

  /** Newest first. */
  async list(language: LanguageCode): Promise<MemoryImportList> {
    const rows = await this.database.manager.query<StoredImport[]>(list, [language]);
    return { items: rows.map((row) => ({ ...row, imported_at: row.imported_at.toISOString() })) };
  }

  /**
   * Removes the pairs of one import. A pair that an earlier import brought as well belongs to that one, and stays.
   * @throws ApiError 403 `language_not_permitted`, 404 when the language has no pair of this import
   */
  async remove(staff: Staff, language: LanguageCode, id: string): Promise<void> {
    requirePermission(staff, 'translate', [language]);
    await this.database.transaction(async (manager) => {
      const [removed] = await manager.query<{ origin: string; texts: number }[]>(remove, [language, id]);
      if (!removed) throw new ApiError('not_found');
      await this.activity.record(manager, staff, {
        action: 'DELETE',
        resource_type: 'translation_memory',
        resource_id: language,
        resource_name: `${removed.origin} (${languageOf(language).name})`,
        changes: countAsChange('texts', removed.texts),
      });
    });
  }
}

type StoredImport = Omit<MemoryImportList['items'][number], 'imported_at'> & { imported_at: Date };
