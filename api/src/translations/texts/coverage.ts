import { Injectable } from '@nestjs/common';
import type { DeskCoverage, StateCounts } from '@lens/contracts/desk';
import { languages, sourceLanguage } from '@lens/contracts/languages';
import { shownLanguage } from '@lens/contracts/untranslated-texts';
import { DataSource } from 'typeorm';
import type { DeskTextRow } from './desk-text.entity.js';
import { stateOf, type TextName } from './desk-entries.js';
import { textId } from './reviewed-texts.js';
import { ShippedSources } from './shipped-sources.js';
import { ShippedTexts } from './shipped-texts.js';
import { VisitorTexts } from './visitor-texts.js';

type Written = TextName & Pick<DeskTextRow, 'text' | 'state' | 'source'>;

const translated = languages.map(({ code }) => code).filter((code) => code !== sourceLanguage);

/** How far each language is, and what visitors read of it today. */
@Injectable()
export class Coverage {
  constructor(
    private readonly database: DataSource,
    private readonly shipped: ShippedTexts,
    private readonly visitorTexts: VisitorTexts,
    private readonly sources: ShippedSources,
  ) {}

  /**
   * Screens of the desk ask for it at every change: everything that is written is read at once, and by columns.
   * @throws ApiError 503 `texts_unavailable`
   */
  async read(): Promise<DeskCoverage> {
    const namespaces = await this.shipped.namespaces();
    const files = translated.flatMap((language) => namespaces.map((namespace) => ({ language, namespace })));
    const [readToday, rows] = await Promise.all([
      this.visitorTexts.reader(),
      this.database.manager.query<Written[]>(
        'SELECT language, namespace, key, text, state, source FROM desk_texts',
      ),
    ]);
    const written = new Map(rows.map((row) => [textId(row), row]));
    const items = await Promise.all(
      files.map(async ({ language, namespace }) => {
        const file = await this.shipped.file(language, namespace);
        const { own, second } = await readToday(language, namespace);
        const changed = await this.sources.changed(language, namespace, file);
        const counts = noCounts();
        const shown = { own: 0, fallback: 0, english: 0 };
        const english: string[] = [];
        for (const [key, wanted] of file.wanted) {
          const shipped = file.texts.get(key) ?? null;
          const row = written.get(textId({ language, namespace, key }));
          counts[stateOf({ wanted, shipped, shippedFor: changed.get(key) ?? null, row })] += 1;
          const where = shownLanguage(key, own, second);
          shown[where] += 1;
          if (where === 'english') english.push(key);
        }
        return { language, namespace, counts, shown, english };
      }),
    );
    return { items };
  }
}

const noCounts = (): StateCounts => ({
  untranslated: 0,
  machine: 0,
  translated: 0,
  reviewed: 0,
  needs_human: 0,
  stale: 0,
});
