import { Injectable } from '@nestjs/common';
import type { LanguageCode } from '@lens/contracts/languages';
import type { MemoryImport, MemorySkipReason } from '@lens/contracts/translation-memory';
import { DataSource } from 'typeorm';
import { ActivityLog } from '../../activity/activity-log.js';
import { countAsChange } from '../../activity/field-changes.js';
import type { Staff } from '../../common/staff.js';
import { requirePermission } from '../permissions/require-permission.js';
import { readTmx, type ParsedTmx } from './tmx/read-tmx.js';
import { TranslationMemory } from './translation-memory.js';

/** Nobody looks up more places of one kind. */
const maxListedLines = 20;

/** Imports TMX files into the translation memory. */
@Injectable()
export class MemoryImports {
  constructor(
    private readonly database: DataSource,
    private readonly activity: ActivityLog,
    private readonly memory: TranslationMemory,
  ) {}

  /**
   * Adds the translations of a file that the memory does not have.
   * @param origin the name of the file
   * @throws ApiError 400 `tmx_unreadable`, `tmx_of_other_languages`, 403 `language_not_permitted`
   */
  async import(
    staff: Staff,
    language: LanguageCode,
    document: string,
    origin: string,
  ): Promise<MemoryImport> {
    requirePermission(staff, 'translate', [language]);
    const { pairs, skipped, tags } = readTmx(document, language);
    const { username } = staff;
    const { taken, known, left } = await this.database.transaction(async (manager) => {
      const stored = await this.memory.add(manager, language, pairs, { origin, username });
      if (stored.taken > 0)
        await this.activity.record(manager, staff, {
          action: 'UPDATE',
          event: 'imported',
          resource_type: 'translation_memory',
          resource_id: language,
          changes: countAsChange('texts', stored.taken),
        });
      return stored;
    });
    const full = left.map(({ line }) => ({ reason: 'full' as const, line }));
    return { taken, known, skipped: groupByReason([...skipped, ...full]), tags };
  }
}

function groupByReason(skipped: ParsedTmx['skipped']): MemoryImport['skipped'] {
  const lines = new Map<MemorySkipReason, number[]>();
  for (const { reason, line } of skipped) lines.set(reason, [...(lines.get(reason) ?? []), line]);
  return [...lines].map(([reason, all]) => ({
    reason,
    count: all.length,
    lines: all.slice(0, maxListedLines),
  }));
}
