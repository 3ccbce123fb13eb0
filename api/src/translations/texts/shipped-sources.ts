import { Injectable } from '@nestjs/common';
import { languages, sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import { DataSource } from 'typeorm';
import { ShippedSource } from './shipped-source.entity.js';
import { ShippedTexts, type ShippedFile } from './shipped-texts.js';

/** As many values as a statement can well take. */
const atOnce = 500;

/**
 * Files say nothing of the English that their translations were made for. So it is kept which English stood beside each
 * one when it was first seen; a translation that stays while its English changes is behind it.
 */
@Injectable()
export class ShippedSources {
  constructor(
    private readonly database: DataSource,
    private readonly shipped: ShippedTexts,
  ) {}

  /** The English of then, by keys, of translations that stayed while it changed. */
  async changed(language: LanguageCode, namespace: string, file: ShippedFile): Promise<Map<string, string>> {
    const rows = await this.database.manager.findBy(ShippedSource, { language, namespace });
    const kept = new Map(rows.map((row) => [row.key, row]));
    const found = new Map<string, string>();
    const unknown: ShippedSource[] = [];
    for (const [key, text] of file.texts) {
      const source = file.wanted.get(key)?.source;
      if (source === undefined) continue;
      const row = kept.get(key);
      if (row?.text !== text) unknown.push({ language, namespace, key, text, source });
      else if (row.source !== source) found.set(key, row.source);
    }
    await this.keep(unknown);
    return found;
  }

  /** Looks at every file, so that English that changes later is known to have changed. @throws ApiError 503 */
  async look(): Promise<void> {
    for (const namespace of await this.shipped.namespaces())
      for (const { code } of languages)
        if (code !== sourceLanguage)
          await this.changed(code, namespace, await this.shipped.file(code, namespace));
  }

  private async keep(rows: ShippedSource[]): Promise<void> {
    for (let start = 0; start < rows.length; start += atOnce)
      await this.database.manager.upsert(ShippedSource, rows.slice(start, start + atOnce), [
        'language',
        'namespace',
        'key',
      ]);
  }
}
