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
import { TextList } from './text-list.js';
import { flatten, nest } from './text-tree.js';

/** A text that a file says otherwise than the desk. */
interface Change {
  seen: Seen;
  text: string;
}

/** Whole files of texts, out and in, as i18next has them. */
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
   * Saves those texts of a file that differ. Texts that it does not name stay.
   * @throws ApiError 400 naming every key that the language does not need, 404, 503 `texts_unavailable`
   */
  async write(
    staff: Staff,
    language: LanguageCode,
    namespace: string,
    tree: Record<string, unknown>,
  ): Promise<TextImport> {
    const { file, texts } = await this.understood(language, namespace, tree);
    const changed = await this.database.transaction(async (manager) => {
      // Nobody else writes a first revision meanwhile.
      await manager.query('LOCK TABLE desk_texts IN SHARE ROW EXCLUSIVE MODE');
      const rows = await manager.findBy(DeskTextRow, { language, namespace });
      const others = changesIn(seenIn(file, rows, language, namespace), texts);
      await this.store(manager, staff, others);
      return others;
    });
    const practice = await this.list.practice(this.database.manager);
    const findings = await inTurns(changed, ({ seen, text }) =>
      findingsIn(seen, text, practice).map((finding) => ({ ...finding, key: seen.name.key })),
    );
    return {
      changed: changed.length,
      unchanged: texts.size - changed.length,
      findings: findings.flat(),
    };
  }

  /** What `write` would save of a file. @throws as `write` does */
  async preview(
    language: LanguageCode,
    namespace: string,
    tree: Record<string, unknown>,
  ): Promise<TextImportPreview> {
    const { file, texts } = await this.understood(language, namespace, tree);
    const { manager } = this.database;
    const rows = await manager.findBy(DeskTextRow, { language, namespace });
    const changed = changesIn(seenIn(file, rows, language, namespace), texts);
    const practice = await this.list.practice(manager);
    const changes = await inTurns(changed, ({ seen, text }) => ({
      key: seen.name.key,
      source: seen.wanted.source,
      before: textOf(seen),
      after: text,
      state: stateOf(seen),
      findings: findingsIn(seen, text, practice),
    }));
    return { changes, unchanged: texts.size - changes.length };
  }

  /** The texts of a file beside those that the language needs. */
  private async understood(
    language: LanguageCode,
    namespace: string,
    tree: Record<string, unknown>,
  ): Promise<{ file: ShippedFile; texts: Map<string, string> }> {
    const file = await this.shipped.file(language, namespace);
    const texts = flatten(tree);
    refuseUnknown([...texts.keys()].filter((key) => !file.wanted.has(key)));
    return { file, texts };
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

function changesIn(seen: Seen[], texts: Map<string, string>): Change[] {
  return seen.flatMap((one) => {
    const text = texts.get(one.name.key);
    return text === undefined || text === textOf(one) ? [] : [{ seen: one, text }];
  });
}

function refuseUnknown(keys: string[]): void {
  if (keys.length === 0) return;
  const message = 'The language needs no such text.';
  throw new ApiError('validation_failed', {
    details: keys.map((path) => ({ path, code: 'unknown_key', message })),
  });
}
