import { Injectable, StreamableFile } from '@nestjs/common';
import type { LanguageCode } from '@lens/contracts/languages';
import { xliffType } from '@lens/contracts/text-files';
import { namesOf } from '@lens/contracts/translation-checks/finding';
import { protectedNames } from '@lens/contracts/translation-checks/names';
import { DataSource } from 'typeorm';
import { stateOf, translationOf, type DeskEntry } from '../desk-entries.js';
import type { PracticeNames } from '../findings.js';
import type { TextCommentRow } from '../text-comment.entity.js';
import { TextList } from '../text-list.js';
import { commentsByKey, siteNotes } from './notes.js';
import { writeXliff, type Unit } from './write-xliff.js';

/** Exports files of texts with their English, for the tools of translators. */
@Injectable()
export class XliffFiles {
  constructor(
    private readonly database: DataSource,
    private readonly list: TextList,
  ) {}

  /** Exports every text that the language needs; untranslated ones have no target. @throws ApiError 404, 503 */
  async export(language: LanguageCode, namespace: string): Promise<StreamableFile> {
    const { manager } = this.database;
    const entries = await this.list.entriesOf(manager, language, namespace);
    const practice = await this.list.practiceNames(manager);
    const comments = await commentsByKey(manager, { language, namespace });
    const document = writeXliff(
      language,
      namespace,
      entries.map((entry) => toUnit(entry, practice, comments.get(entry.name.key) ?? [])),
    );
    return new StreamableFile(Buffer.from(document), {
      type: xliffType,
      disposition: `attachment; filename="${namespace}.${language}.xlf"`,
    });
  }
}

function toUnit(entry: DeskEntry, practice: PracticeNames, comments: TextCommentRow[]): Unit {
  const { name, required } = entry;
  const { source } = required;
  const open = comments.filter(({ resolved_at }) => resolved_at === null);
  const target = translationOf(entry);
  return {
    key: name.key,
    source,
    target,
    state: stateOf(entry),
    notes: [...siteNotes(entry), ...open.map(({ text, username }) => ({ text, from: username }))],
    names: namesOf(protectedNames(source, target ?? '', practice)),
  };
}
