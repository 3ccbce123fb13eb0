import { Injectable } from '@nestjs/common';
import { languages, sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import { DataSource } from 'typeorm';
import type { ShippedSource } from './shipped-source.entity.js';
import { ShippedTexts, type ShippedFile } from './shipped-texts.js';

type FirstSeen = Pick<ShippedSource, 'key' | 'text' | 'source'>;

/**
 * Files say nothing of the English that their translations were made for. So it is kept which English stood beside each
 * one when it was first seen; a translation that stays while its English changes is behind it.
 */
@Injectable()
export class ShippedSources {
  /** What was found of files, as long as the same is kept. */
  private found = { mark: '', ofFiles: new WeakMap<ShippedFile, Promise<Map<string, string>>>() };
  private marking: Promise<string> | undefined;

  constructor(
    private readonly database: DataSource,
    private readonly shipped: ShippedTexts,
  ) {}

  /** The English of then, by keys, of translations that stayed while it changed. */
  async changed(language: LanguageCode, namespace: string, file: ShippedFile): Promise<Map<string, string>> {
    const mark = await this.mark();
    if (this.found.mark !== mark) this.found = { mark, ofFiles: new WeakMap() };
    const { ofFiles } = this.found;
    const before = ofFiles.get(file);
    if (before) return before;
    const comparing = this.compare(language, namespace, file);
    ofFiles.set(file, comparing);
    comparing.catch(() => ofFiles.delete(file));
    return comparing;
  }

  /**
   * Another one once anything was kept or put back from a backup. To read it all takes most of a second, and every screen
   * of the desk needs it. Asked once for all that ask at the same moment.
   */
  private mark(): Promise<string> {
    this.marking ??= this.database.manager
      .query<[{ mark: string }]>(
        `SELECT count(*) || ' ' || coalesce(max(xmin::text::bigint), 0) AS mark FROM shipped_sources`,
      )
      .then(([{ mark }]) => mark)
      .finally(() => {
        this.marking = undefined;
      });
    return this.marking;
  }

  private async compare(
    language: LanguageCode,
    namespace: string,
    file: ShippedFile,
  ): Promise<Map<string, string>> {
    const rows = await this.database.manager.query<FirstSeen[]>(
      'SELECT key, text, source FROM shipped_sources WHERE language = $1 AND namespace = $2',
      [language, namespace],
    );
    const versionId = ({ key, text }: Pick<FirstSeen, 'key' | 'text'>) => `${key} ${text}`;
    const kept = new Map(rows.map((row) => [versionId(row), row.source]));
    const changed = new Map<string, string>();
    const unknown: FirstSeen[] = [];
    for (const [key, text] of file.texts) {
      const source = file.wanted.get(key)?.source;
      if (source === undefined) continue;
      const before = kept.get(versionId({ key, text }));
      if (before === undefined) unknown.push({ key, text, source });
      else if (before !== source) changed.set(key, before);
    }
    if (unknown.length > 0) await this.keep(language, namespace, unknown);
    return changed;
  }

  /** Looks at every file, so that English that changes later is known to have changed. @throws ApiError 503 */
  async look(): Promise<void> {
    for (const namespace of await this.shipped.namespaces())
      for (const { code } of languages)
        if (code !== sourceLanguage)
          await this.changed(code, namespace, await this.shipped.file(code, namespace));
  }

  /**
   * Another process may have seen the same. As three lists, since the first look at a site keeps more than ten thousand,
   * and others wait for the database meanwhile.
   */
  private async keep(language: LanguageCode, namespace: string, rows: FirstSeen[]): Promise<void> {
    await this.database.query(
      `INSERT INTO shipped_sources (language, namespace, key, text, source)
        SELECT $1, $2, key, text, source FROM unnest($3::text[], $4::text[], $5::text[]) AS seen (key, text, source)
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
