import { Injectable, StreamableFile } from '@nestjs/common';
import type { TextImport, TextImportPreview } from '@lens/contracts/desk';
import type { LanguageCode } from '@lens/contracts/languages';
import { DataSource, type EntityManager } from 'typeorm';
import { ActivityLog } from '../../activity/activity-log.js';
import type { Staff } from '../../auth/staff.js';
import { ApiError } from '../../common/errors/api-error.js';
import { DeskTextRow, DeskTextVersion } from './desk-text.entity.js';
import { findingsIn, seenIn, stateOf, textOf, type Seen } from './desk-view.js';
import { inTurns } from './findings.js';
import { versionOf } from './keep-revision.js';
import { ShippedTexts, type ShippedFile } from './shipped-texts.js';
import type { NamedTexts } from './named-texts.js';
import { TextList } from './text-list.js';
import { nest } from './text-tree.js';

/** A text that a file says otherwise than the desk. */
interface Change {
  seen: Seen;
  text: string;
}

/** Whole files of texts: out as i18next has them, and in. */
@Injectable()
export class TextFiles {
  constructor(
    private readonly database: DataSource,
    private readonly activity: ActivityLog,
    private readonly list: TextList,
    private readonly shipped: ShippedTexts,
  ) {}

  /** What the desk shows; texts that the language has not are left out. @throws ApiError 404, 503 */
  async read(language: LanguageCode, namespace: string): Promise<StreamableFile> {
    const seen = await this.list.seen(this.database.manager, language, namespace);
    const texts = seen.flatMap((one) => {
      const text = textOf(one);
      return text === null ? [] : [[one.name.key, text] as const];
    });
    return new StreamableFile(Buffer.from(`${JSON.stringify(nest(texts), null, 2)}\n`), {
      type: 'application/json',
      disposition: `attachment; filename="${namespace}.${language}.json"`,
    });
  }

  /**
   * Saves those texts of a file that differ. Texts that it does not name stay, and so do those of another English.
   * @throws ApiError 400 naming every key that the language does not need, 404, 503 `texts_unavailable`
   */
  async write(
    staff: Staff,
    language: LanguageCode,
    namespace: string,
    named: NamedTexts,
  ): Promise<TextImport> {
    const file = await this.fileFor(language, namespace, named);
    const { changed, stale } = await this.database.transaction(async (manager) => {
      // Nobody else writes a first revision meanwhile.
      await manager.query('LOCK TABLE desk_texts IN SHARE ROW EXCLUSIVE MODE');
      const rows = await manager.findBy(DeskTextRow, { language, namespace });
      const found = compared(seenIn(file, rows, language, namespace), named);
      await this.store(manager, staff, found.changed);
      return found;
    });
    const practice = await this.list.practice(this.database.manager);
    const findings = await inTurns(changed, ({ seen, text }) =>
      findingsIn(seen, text, practice).map((finding) => ({ ...finding, key: seen.name.key })),
    );
    return {
      changed: changed.length,
      unchanged: named.texts.size - changed.length - stale.length,
      stale: stale.length,
      findings: findings.flat(),
    };
  }

  /** What `write` would save of a file. @throws as `write` does */
  async preview(language: LanguageCode, namespace: string, named: NamedTexts): Promise<TextImportPreview> {
    const file = await this.fileFor(language, namespace, named);
    const { manager } = this.database;
    const rows = await manager.findBy(DeskTextRow, { language, namespace });
    const { changed, stale } = compared(seenIn(file, rows, language, namespace), named);
    const practice = await this.list.practice(manager);
    const changes = await inTurns(changed, ({ seen, text }) => ({
      key: seen.name.key,
      source: seen.wanted.source,
      before: textOf(seen),
      after: text,
      state: stateOf(seen),
      findings: findingsIn(seen, text, practice),
    }));
    return {
      changes,
      unchanged: named.texts.size - changed.length - stale.length,
      stale: stale.map(({ seen, text }) => ({
        key: seen.name.key,
        source: seen.wanted.source,
        source_then: named.sources?.get(seen.name.key) ?? '',
        text,
      })),
    };
  }

  /** What the language needs, which has every key that is named. */
  private async fileFor(
    language: LanguageCode,
    namespace: string,
    { texts }: NamedTexts,
  ): Promise<ShippedFile> {
    const file = await this.shipped.file(language, namespace);
    refuseUnknown([...texts.keys()].filter((key) => !file.wanted.has(key)));
    return file;
  }

  private async store(manager: EntityManager, staff: Staff, changed: Change[]): Promise<void> {
    const [first] = changed;
    if (!first) return;
    const changed_at = new Date().toISOString();
    const rows = changed.map(({ seen, text }): DeskTextRow => ({
      ...seen.name,
      text,
      state: 'translated',
      source: seen.wanted.source,
      revision: (seen.row?.revision ?? 0) + 1,
      username: staff.username,
      changed_at,
    }));
    await manager.upsert(DeskTextRow, rows, ['language', 'namespace', 'key']);
    await manager.insert(DeskTextVersion, rows.map(versionOf));
    const { language, namespace } = first.seen.name;
    await this.activity.record(manager, staff, {
      action: 'UPDATE',
      event: 'imported',
      resource_type: 'translation',
      resource_id: `${language}/${namespace}`,
      changes: { texts: { before: null, after: rows.length } },
    });
  }
}

/** Where a file says otherwise than the desk, and which of that was translated from another English than today's. */
function compared(seen: Seen[], { texts, sources }: NamedTexts): { changed: Change[]; stale: Change[] } {
  const changes = seen.flatMap((one) => {
    const text = texts.get(one.name.key);
    return text === undefined || text === textOf(one) ? [] : [{ seen: one, text }];
  });
  const isStale = ({ seen: { name, wanted } }: Change): boolean =>
    (sources?.get(name.key) ?? wanted.source) !== wanted.source;
  return {
    changed: changes.filter((change) => !isStale(change)),
    stale: changes.filter(isStale),
  };
}

function refuseUnknown(keys: string[]): void {
  if (keys.length === 0) return;
  const message = 'The language needs no such text.';
  throw new ApiError('validation_failed', {
    details: keys.map((path) => ({ path, code: 'unknown_key', message })),
  });
}
