import { Injectable, StreamableFile } from '@nestjs/common';
import type { LanguageCode } from '@lens/contracts/languages';
import { xliffType } from '@lens/contracts/text-files';
import { namesOf } from '@lens/contracts/translation-checks/finding';
import { namesFor } from '@lens/contracts/translation-checks/names';
import { DataSource } from 'typeorm';
import { stateOf, translationOf, type Seen } from '../desk-entries.js';
import type { PracticeNames } from '../findings.js';
import type { TextCommentRow } from '../text-comment.entity.js';
import { TextList } from '../text-list.js';
import { commentsBeside, siteNotes } from './notes.js';
import { writeXliff, type Unit } from './write-xliff.js';

/** Whole files of texts beside their English, out, for the tools of translators. */
@Injectable()
export class XliffFiles {
  constructor(
    private readonly database: DataSource,
    private readonly list: TextList,
  ) {}

  /** Every text that the language needs; those that it has not, without a translation. @throws ApiError 404, 503 */
  async read(language: LanguageCode, namespace: string): Promise<StreamableFile> {
    const { manager } = this.database;
    const seen = await this.list.seen(manager, language, namespace);
    const practice = await this.list.practice(manager);
    const comments = await commentsBeside(manager, { language, namespace });
    const document = writeXliff(
      language,
      namespace,
      seen.map((one) => unitOf(one, practice, comments.get(one.name.key) ?? [])),
    );
    return new StreamableFile(Buffer.from(document), {
      type: xliffType,
      disposition: `attachment; filename="${namespace}.${language}.xlf"`,
    });
  }
}

function unitOf(seen: Seen, practice: PracticeNames, comments: TextCommentRow[]): Unit {
  const { name, wanted } = seen;
  const { source } = wanted;
  const open = comments.filter(({ resolved_at }) => resolved_at === null);
  const target = translationOf(seen);
  return {
    key: name.key,
    source,
    target,
    state: stateOf(seen),
    notes: [...siteNotes(seen), ...open.map(({ text, username }) => ({ text, from: username }))],
    names: namesOf(namesFor(source, target ?? '', practice)),
  };
}
