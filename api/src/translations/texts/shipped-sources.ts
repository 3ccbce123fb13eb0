import { Injectable } from '@nestjs/common';
import { languages, sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import { DataSource } from 'typeorm';
import type { ShippedSource } from './shipped-source.entity.js';
import { ShippedTexts, type ShippedFile } from './shipped-texts.js';

type SourceRecord = Pick<ShippedSource, 'key' | 'text' | 'source'>;

/**
 * Files do not contain the English that their translations were made for. So this records the English of the time when
 * each translation was first seen; a translation that is unchanged while its English has changed since is stale.
 */
@Injectable()
export class ShippedSources {
  /** Former sources by file, valid as long as the table of records is unchanged. */
  private cache = { tableVersion: '', byFile: new WeakMap<ShippedFile, Promise<Map<string, string>>>() };
  private pendingTableVersion: Promise<string> | undefined;

  constructor(
    private readonly database: DataSource,
    private readonly shipped: ShippedTexts,
  ) {}

  /** By key, the English that stale translations of a file were made for. */
  async formerSources(
    language: LanguageCode,
    namespace: string,
    file: ShippedFile,
  ): Promise<Map<string, string>> {
    const tableVersion = await this.tableVersion();
    if (this.cache.tableVersion !== tableVersion) this.cache = { tableVersion, byFile: new WeakMap() };
    const { byFile } = this.cache;
    const cached = byFile.get(file);
    if (cached) return cached;
    const sources = this.compareAndRecord(language, namespace, file);
    byFile.set(file, sources);
    sources.catch(() => byFile.delete(file));
    return sources;
  }

  /**
   * Changes when a record is added or the table is restored from a backup. Reading the whole table takes most of a
   * second, and every screen of the desk needs it. Concurrent calls share one query.
   */
  private tableVersion(): Promise<string> {
    this.pendingTableVersion ??= this.database.manager
      .query<[{ version: string }]>(
        `SELECT count(*) || ' ' || coalesce(max(xmin::text::bigint), 0) AS version FROM shipped_sources`,
      )
      .then(([{ version }]) => version)
      .finally(() => {
        this.pendingTableVersion = undefined;
      });
    return this.pendingTableVersion;
  }

  private async compareAndRecord(
    language: LanguageCode,
    namespace: string,
    file: ShippedFile,
  ): Promise<Map<string, string>> {
    const rows = await this.database.manager.query<SourceRecord[]>(
      'SELECT key, text, source FROM shipped_sources WHERE language = $1 AND namespace = $2',
      [language, namespace],
    );
    const translationId = ({ key, text }: Pick<SourceRecord, 'key' | 'text'>) => `${key} ${text}`;
    const recorded = new Map(rows.map((row) => [translationId(row), row.source]));
    const formerSources = new Map<string, string>();
    const newRecords: SourceRecord[] = [];
    for (const [key, text] of file.texts) {
      const source = file.required.get(key)?.source;
      if (source === undefined) continue;
      const recordedSource = recorded.get(translationId({ key, text }));
      if (recordedSource === undefined) newRecords.push({ key, text, source });
      else if (recordedSource !== source) formerSources.set(key, recordedSource);
    }
    if (newRecords.length > 0) await this.store(language, namespace, newRecords);
    return formerSources;
  }

  /** Records the sources of every file, so that a later change of the English is noticed. @throws ApiError 503 */
  async recordAll(): Promise<void> {
    for (const namespace of await this.shipped.namespaces())
      for (const { code } of languages)
        if (code !== sourceLanguage)
          await this.formerSources(code, namespace, await this.shipped.file(code, namespace));
  }

  /**
   * Another process may have recorded the same. The rows are sent as three arrays, since the first run inserts more
   * than ten thousand of them while others wait for the database.
   */
  private async store(language: LanguageCode, namespace: string, rows: SourceRecord[]): Promise<void> {
    await this.database.query(
      `INSERT INTO shipped_sources (language, namespace, key, text, source)
        SELECT $1, $2, key, text, source FROM unnest($3::text[], $4::text[], $5::text[]) AS record (key, text, source)
        ON CONFLICT DO NOTHING`,
      [
        language,
        namespace,
        rows.map(({ key }) => key),
        rows.map(({ text }) => text),
        rows.map(({ source }) => source),
      ],
    );
  }
}
