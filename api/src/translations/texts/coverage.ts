import { Injectable } from '@nestjs/common';
import type { DeskCoverage, StateCounts } from '@lens/contracts/desk';
import { languages, sourceLanguage } from '@lens/contracts/languages';
import { shownLanguage } from '@lens/contracts/untranslated-texts';
import { DataSource } from 'typeorm';
import type { DeskTextRow } from './desk-text.entity.js';
import { criticalKeys } from './critical-keys.js';
import { signOffOf, stateOf, textOf, type TextName } from './desk-entries.js';
import { textId } from './reviewed-texts.js';
import { ShippedSources } from './shipped-sources.js';
import { ShippedTexts } from './shipped-texts.js';
import { VisitorTexts } from './visitor-texts.js';

type SavedRow = TextName & Pick<DeskTextRow, 'text' | 'state' | 'source' | 'sign_off'>;

const targetLanguages = languages.map(({ code }) => code).filter((code) => code !== sourceLanguage);

/** Counts by language and namespace how far the translation is, and what visitors read now. */
@Injectable()
export class Coverage {
  constructor(
    private readonly database: DataSource,
    private readonly shipped: ShippedTexts,
    private readonly visitorTexts: VisitorTexts,
    private readonly sources: ShippedSources,
  ) {}

  /**
   * Screens of the desk read it after every change, so all rows are read in one query, without TypeORM's entities.
   * @throws ApiError 503 `texts_unavailable`
   */
  async read(): Promise<DeskCoverage> {
    const namespaces = await this.shipped.namespaces();
    const files = targetLanguages.flatMap((language) =>
      namespaces.map((namespace) => ({ language, namespace })),
    );
    const [readVisitorKeys, rows] = await Promise.all([
      this.visitorTexts.reader(),
      this.database.manager.query<SavedRow[]>(
        'SELECT language, namespace, key, text, state, source, sign_off FROM desk_texts',
      ),
    ]);
    const rowsByName = new Map(rows.map((row) => [textId(row), row]));
    const items = await Promise.all(
      files.map(async ({ language, namespace }) => {
        const file = await this.shipped.file(language, namespace);
        const { own, fallback, chosenEnglish } = await readVisitorKeys(language, namespace);
        const formerSources = await this.sources.formerSources(language, namespace, file);
        const counts = noCounts();
        const shown = { own: 0, fallback: 0, english: 0, chosen_english: 0 };
        const english: string[] = [];
        const critical = criticalKeys(file);
        let unsigned = 0;
        for (const [key, required] of file.required) {
          const shipped = file.texts.get(key) ?? null;
          const row = rowsByName.get(textId({ language, namespace, key }));
          counts[stateOf({ required, shipped, formerSource: formerSources.get(key) ?? null, row })] += 1;
          if (critical.has(key) && textOf({ row, shipped }) !== null) {
            const shippedSignOff = file.signOffs.get(key) ?? null;
            if (signOffOf({ row, required, shippedSignOff }) === null) unsigned += 1;
          }
          const where = shownLanguage(key, own, fallback, chosenEnglish);
          shown[where] += 1;
          if (where === 'english') english.push(key);
        }
        return { language, namespace, counts, unsigned, shown, english, chosen_english: [...chosenEnglish] };
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
