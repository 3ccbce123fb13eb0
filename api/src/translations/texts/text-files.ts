import { Injectable, StreamableFile } from '@nestjs/common';
import type { TextImport, TextImportChoice, TextImportPreview } from '@lens/contracts/desk';
import type { LanguageCode } from '@lens/contracts/languages';
import { nestTexts } from '@lens/contracts/text-tree';
import { DataSource, In, type EntityManager } from 'typeorm';
import { ActivityLog } from '../../activity/activity-log.js';
import { countAsChange } from '../../activity/field-changes.js';
import type { Staff } from '../../common/staff.js';
import { TextCommentRow } from './text-comment.entity.js';
import { revisionConflict } from '../../common/revision/raise-revision.js';
import { DeskTextRow, DeskTextVersion } from './desk-text.entity.js';
import {
  findingsIn,
  toDeskEntries,
  stateOf,
  textOf,
  translationOf,
  type DeskEntry,
  type TextName,
} from './desk-entries.js';
import { requirePermission } from '../permissions/require-permission.js';
import { mapYielding } from './findings.js';
import { toVersion } from './save-revision.js';
import { ShippedSources } from './shipped-sources.js';
import { ShippedTexts, type ShippedFile } from './shipped-texts.js';
import type { ParsedTextFile } from './parsed-text-file.js';
import { TextList } from './text-list.js';
import { commentsByKey, newNotes } from './xliff/notes.js';

/** Nobody reads a longer list. */
const maxListedKeys = 100;

/** A text that is different in a file than at the desk. */
interface Change {
  entry: DeskEntry;
  text: string;
}

/** A comment that a translator wrote beside a text in a file. */
interface ImportedComment {
  name: TextName;
  text: string;
}

type FileName = Pick<TextName, 'language' | 'namespace'>;

/** What staff chose after the preview of an import. */
interface ImportOptions extends TextImportChoice {
  /** The `revision` of that preview. */
  baseRevision: number;
}

/** Exports files of texts in the format of i18next, and imports files of any supported format. */
@Injectable()
export class TextFiles {
  constructor(
    private readonly database: DataSource,
    private readonly activity: ActivityLog,
    private readonly list: TextList,
    private readonly shipped: ShippedTexts,
    private readonly sources: ShippedSources,
  ) {}

  /** Exports the texts of the desk, without untranslated ones. @throws ApiError 404, 503 */
  async export(language: LanguageCode, namespace: string): Promise<StreamableFile> {
    const entries = await this.list.entriesOf(this.database.manager, language, namespace);
    const texts = entries.flatMap((entry) => {
      const text = translationOf(entry);
      return text === null ? [] : [[entry.name.key, text] as const];
    });
    return new StreamableFile(Buffer.from(`${JSON.stringify(nestTexts(texts), null, 2)}\n`), {
      type: 'application/json',
      disposition: `attachment; filename="${namespace}.${language}.json"`,
    });
  }

  /**
   * Imports the texts that differ. Texts that the file does not contain stay as they are, and so do texts that the file
   * translates from another English. Whoever imports a wording stands for it as its translator. Keys that the language does not need are reported.
   * @throws ApiError 403, 404, 412 `revision_conflict` naming who changed one of the texts since, 503 `texts_unavailable`
   */
  async import(
    staff: Staff,
    name: FileName,
    parsed: ParsedTextFile,
    { baseRevision, older, reviewed }: ImportOptions,
  ): Promise<TextImport> {
    requirePermission(staff, 'translate', [name.language]);
    const file = await this.shipped.file(name.language, name.namespace);
    const knownKeys = [...parsed.texts.keys()].filter((key) => file.required.has(key));
    const formerSources = await this.sources.formerSources(name.language, name.namespace, file);
    const { imported, stale, skippedOlder, skippedReviewed, comments } = await this.database.transaction(
      async (manager) => {
        // So that nobody else saves the first revision of a text in the meantime.
        await manager.query('LOCK TABLE desk_texts IN SHARE ROW EXCLUSIVE MODE');
        const rows = await manager.findBy(DeskTextRow, { ...name });
        if (revisionOf(rows, parsed) !== baseRevision)
          throw revisionConflict(lastAuthor(rows, parsed), staff.username);
        const entries = toDeskEntries(file, rows, name.language, name.namespace, formerSources);
        const { changed, stale } = findChanges(entries, parsed);
        const isOlder = older === 'leave' ? await this.olderWordings(manager, name, changed) : () => false;
        const newer = changed.filter((change) => !isOlder(change));
        const imported = newer.filter(
          (change) => reviewed === 'take' || stateOf(change.entry) !== 'reviewed',
        );
        const comments = await findNewComments(manager, entries, parsed);
        await this.store(manager, staff, imported);
        await this.storeComments(manager, staff, comments);
        return {
          imported,
          stale,
          skippedOlder: changed.length - newer.length,
          skippedReviewed: newer.length - imported.length,
          comments,
        };
      },
    );
    const practice = await this.list.practiceNames(this.database.manager);
    const findings = await mapYielding(imported, ({ entry, text }) =>
      findingsIn(entry, text, practice).map((finding) => ({ ...finding, key: entry.name.key })),
    );
    return {
      changed: imported.length,
      unchanged: knownKeys.length - imported.length - stale.length - skippedOlder - skippedReviewed,
      unknown: unknownKeys(parsed, file),
      empty: parsed.empty.filter((key) => file.required.has(key)).slice(0, maxListedKeys),
      stale: stale.length,
      comments: comments.length,
      older: skippedOlder,
      reviewed: skippedReviewed,
      findings: findings.flat(),
    };
  }

  /** Shows what `import` would change. @throws as `import` does */
  async preview(
    language: LanguageCode,
    namespace: string,
    parsed: ParsedTextFile,
  ): Promise<TextImportPreview> {
    const file = await this.shipped.file(language, namespace);
    const knownKeys = [...parsed.texts.keys()].filter((key) => file.required.has(key));
    const { manager } = this.database;
    const rows = await manager.findBy(DeskTextRow, { language, namespace });
    const formerSources = await this.sources.formerSources(language, namespace, file);
    const entries = toDeskEntries(file, rows, language, namespace, formerSources);
    const { changed, stale } = findChanges(entries, parsed);
    const comments = await findNewComments(manager, entries, parsed);
    const practice = await this.list.practiceNames(manager);
    const isOlder = await this.olderWordings(manager, { language, namespace }, changed);
    const changes = await mapYielding(changed, ({ entry, text }) => ({
      key: entry.name.key,
      source: entry.required.source,
      before: textOf(entry),
      after: text,
      state: stateOf(entry),
      findings: findingsIn(entry, text, practice),
      changed_by: entry.row?.username ?? null,
      changed_at: entry.row?.changed_at ?? null,
      older: isOlder({ entry, text }),
    }));
    return {
      revision: revisionOf(rows, parsed),
      changes,
      unchanged: knownKeys.length - changed.length - stale.length,
      unknown: unknownKeys(parsed, file),
      empty: parsed.empty.filter((key) => file.required.has(key)).slice(0, maxListedKeys),
      comments: comments.length,
      stale: stale.map(({ entry, text }) => ({
        key: entry.name.key,
        source: entry.required.source,
        source_then: parsed.sources?.get(entry.name.key) ?? '',
        text,
      })),
    };
  }

  /** Whether a change would bring back a wording that the site or the desk had before the current one. */
  private async olderWordings(
    manager: EntityManager,
    name: FileName,
    changes: Change[],
  ): Promise<(change: Change) => boolean> {
    const keys = changes.filter(({ entry }) => entry.row).map(({ entry }) => entry.name.key);
    if (keys.length === 0) return () => false;
    const versions = await manager.findBy(DeskTextVersion, { ...name, key: In(keys) });
    const wordings = new Set(versions.map(({ key, text }) => JSON.stringify([key, text])));
    return ({ entry, text }) =>
      entry.row !== undefined &&
      (text === entry.shipped || wordings.has(JSON.stringify([entry.name.key, text])));
  }

  private async store(manager: EntityManager, staff: Staff, changed: Change[]): Promise<void> {
    const [first] = changed;
    if (!first) return;
    const changed_at = new Date().toISOString();
    const rows = changed.map(({ entry, text }): DeskTextRow => ({
      ...entry.name,
      text,
      state: 'translated',
      source: entry.required.source,
      revision: (entry.row?.revision ?? 0) + 1,
      username: staff.username,
      changed_at,
      ...{ translator_id: staff.id, translated_at: changed_at, sign_off: null },
    }));
    await manager.upsert(DeskTextRow, rows, ['language', 'namespace', 'key']);
    await manager.insert(DeskTextVersion, rows.map(toVersion));
    const { language, namespace } = first.entry.name;
    await this.activity.record(manager, staff, {
      action: 'UPDATE',
      event: 'imported',
      resource_type: 'translation',
      resource_id: `${language}/${namespace}`,
      changes: countAsChange('texts', rows.length),
    });
  }

  /**
   * Stores them as comments by whoever imports the file, since their authors may have no account. The activity log does
   * not contain their words.
   */
  private async storeComments(
    manager: EntityManager,
    staff: Staff,
    comments: ImportedComment[],
  ): Promise<void> {
    const [first] = comments;
    if (!first) return;
    const { id: user_id, username } = staff;
    const author = { user_id, username, changed_by: username };
    await manager.insert(
      TextCommentRow,
      comments.map(({ name, text }) => ({ ...name, ...author, text })),
    );
    const { language, namespace } = first.name;
    await this.activity.record(manager, staff, {
      action: 'UPDATE',
      event: 'comments_imported',
      resource_type: 'translation',
      resource_id: `${language}/${namespace}`,
      changes: { comments: { before: null, after: comments.length } },
    });
  }
}

/** The notes of a file that the desk does not have as comments yet. */
async function findNewComments(
  manager: EntityManager,
  entries: DeskEntry[],
  { notes }: ParsedTextFile,
): Promise<ImportedComment[]> {
  const [first] = entries;
  if (!notes || !first) return [];
  const comments = await commentsByKey(manager, first.name);
  return entries.flatMap((entry) => {
    const { key } = entry.name;
    const texts = newNotes(entry, notes.get(key) ?? [], comments.get(key) ?? []);
    return texts.map((text) => ({ name: entry.name, text }));
  });
}

const rowsInFile = (rows: DeskTextRow[], { texts }: ParsedTextFile): DeskTextRow[] =>
  rows.filter(({ key }) => texts.has(key));

/** Changes with the revision of each text that the file contains. */
const revisionOf = (rows: DeskTextRow[], parsed: ParsedTextFile): number =>
  rowsInFile(rows, parsed).reduce((sum, { revision }) => sum + revision, 0);

const lastAuthor = (rows: DeskTextRow[], parsed: ParsedTextFile): string | null =>
  rowsInFile(rows, parsed).sort((one, other) => (one.changed_at < other.changed_at ? 1 : -1))[0]?.username ??
  null;

/** The texts that differ from the desk; they are stale if the file translates them from another English. */
function findChanges(
  entries: DeskEntry[],
  { texts, sources }: ParsedTextFile,
): { changed: Change[]; stale: Change[] } {
  const changes = entries.flatMap((entry) => {
    const text = texts.get(entry.name.key);
    return text === undefined || text === textOf(entry) ? [] : [{ entry, text }];
  });
  const isStale = ({ entry: { name, required } }: Change): boolean =>
    (sources?.get(name.key) ?? required.source) !== required.source;
  return {
    changed: changes.filter((change) => !isStale(change)),
    stale: changes.filter(isStale),
  };
}

/** The keys of a file that the language does not need. */
const unknownKeys = ({ texts }: ParsedTextFile, { required }: ShippedFile): string[] =>
  [...texts.keys()].filter((key) => !required.has(key)).slice(0, maxListedKeys);
