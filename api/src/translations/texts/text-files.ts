import { Injectable, StreamableFile } from '@nestjs/common';
import type { TextImport, TextImportChoice, TextImportPreview } from '@lens/contracts/desk';
import type { LanguageCode } from '@lens/contracts/languages';
import { nestTexts } from '@lens/contracts/text-tree';
import { DataSource, In, type EntityManager } from 'typeorm';
import { ActivityLog } from '../../activity/activity-log.js';
import { countAsChange } from '../../activity/field-changes.js';
import type { Staff } from '../../common/staff.js';
import { TextCommentRow } from './text-comment.entity.js';
import { conflictWith } from '../../common/revision/raise-revision.js';
import { DeskTextRow, DeskTextVersion } from './desk-text.entity.js';
import { findingsIn, seenIn, stateOf, textOf, translationOf, type Seen, type TextName } from './desk-entries.js';
import { mapYielding } from './findings.js';
import { versionOf } from './save-revision.js';
import { ShippedSources } from './shipped-sources.js';
import { ShippedTexts, type ShippedFile } from './shipped-texts.js';
import type { NamedTexts } from './parsed-text-file.js';
import { TextList } from './text-list.js';
import { commentsBeside, newRemarks } from './xliff/notes.js';

/** More tell nothing new. */
const mostUnknown = 100;

/** A text that a file says otherwise than the desk. */
interface Change {
  seen: Seen;
  text: string;
}

/** What a file says beside a text. */
interface Remark {
  name: TextName;
  text: string;
}

type FileName = Pick<TextName, 'language' | 'namespace'>;

/** What somebody decided once they had seen what a file would change. */
interface Decision extends TextImportChoice {
  /** `revision` of that preview. */
  seen: number;
}

/** Whole files of texts: out as i18next has them, and in. */
@Injectable()
export class TextFiles {
  constructor(
    private readonly database: DataSource,
    private readonly activity: ActivityLog,
    private readonly list: TextList,
    private readonly shipped: ShippedTexts,
    private readonly sources: ShippedSources,
  ) {}

  /** What the desk shows; texts that the language has not are left out. @throws ApiError 404, 503 */
  async read(language: LanguageCode, namespace: string): Promise<StreamableFile> {
    const seen = await this.list.seen(this.database.manager, language, namespace);
    const texts = seen.flatMap((one) => {
      // What no service could translate is English, and no translation.
      const text = translationOf(one);
      return text === null ? [] : [[one.name.key, text] as const];
    });
    return new StreamableFile(Buffer.from(`${JSON.stringify(nestTexts(texts), null, 2)}\n`), {
      type: 'application/json',
      disposition: `attachment; filename="${namespace}.${language}.json"`,
    });
  }

  /**
   * Saves those texts of a file that differ. Texts that it does not name stay, and so do those of another English.
   * Keys that the language does not need are told.
   * @throws ApiError 404, 412 `revision_conflict` that names who wrote one of them since, 503 `texts_unavailable`
   */
  async write(
    staff: Staff,
    name: FileName,
    named: NamedTexts,
    { seen, older, reviewed }: Decision,
  ): Promise<TextImport> {
    const file = await this.shipped.file(name.language, name.namespace);
    const known = [...named.texts.keys()].filter((key) => file.wanted.has(key));
    const sources = await this.sources.changed(name.language, name.namespace, file);
    const { changed, stale, left, ofReviewed, remarks } = await this.database.transaction(async (manager) => {
      // Nobody else writes a first revision meanwhile.
      await manager.query('LOCK TABLE desk_texts IN SHARE ROW EXCLUSIVE MODE');
      const rows = await manager.findBy(DeskTextRow, { ...name });
      if (revisionOf(rows, named) !== seen) throw conflictWith(newestWriter(rows, named), staff.username);
      const all = seenIn(file, rows, name.language, name.namespace, sources);
      const found = compared(all, named);
      const isOlder = older === 'leave' ? await this.olderOf(manager, name, found.changed) : () => false;
      const newest = found.changed.filter((change) => !isOlder(change));
      const taken = newest.filter((change) => reviewed === 'take' || stateOf(change.seen) !== 'reviewed');
      const remarks = await remarksIn(manager, all, named);
      await this.store(manager, staff, taken);
      await this.remark(manager, staff, remarks);
      return {
        ...found,
        changed: taken,
        left: found.changed.length - newest.length,
        ofReviewed: newest.length - taken.length,
        remarks,
      };
    });
    const practice = await this.list.practice(this.database.manager);
    const findings = await mapYielding(changed, ({ seen, text }) =>
      findingsIn(seen, text, practice).map((finding) => ({ ...finding, key: seen.name.key })),
    );
    return {
      changed: changed.length,
      unchanged: known.length - changed.length - stale.length - left - ofReviewed,
      unknown: unknownIn(named, file),
      empty: named.empty.filter((key) => file.wanted.has(key)).slice(0, mostUnknown),
      stale: stale.length,
      comments: remarks.length,
      older: left,
      reviewed: ofReviewed,
      findings: findings.flat(),
    };
  }

  /** What `write` would save of a file. @throws as `write` does */
  async preview(language: LanguageCode, namespace: string, named: NamedTexts): Promise<TextImportPreview> {
    const file = await this.shipped.file(language, namespace);
    const known = [...named.texts.keys()].filter((key) => file.wanted.has(key));
    const { manager } = this.database;
    const rows = await manager.findBy(DeskTextRow, { language, namespace });
    const sources = await this.sources.changed(language, namespace, file);
    const seen = seenIn(file, rows, language, namespace, sources);
    const { changed, stale } = compared(seen, named);
    const remarks = await remarksIn(manager, seen, named);
    const practice = await this.list.practice(manager);
    const isOlder = await this.olderOf(manager, { language, namespace }, changed);
    const changes = await mapYielding(changed, ({ seen: one, text }) => ({
      key: one.name.key,
      source: one.wanted.source,
      before: textOf(one),
      after: text,
      state: stateOf(one),
      findings: findingsIn(one, text, practice),
      changed_by: one.row?.username ?? null,
      changed_at: one.row?.changed_at ?? null,
      older: isOlder({ seen: one, text }),
    }));
    return {
      revision: revisionOf(rows, named),
      changes,
      unchanged: known.length - changed.length - stale.length,
      unknown: unknownIn(named, file),
      empty: named.empty.filter((key) => file.wanted.has(key)).slice(0, mostUnknown),
      comments: remarks.length,
      stale: stale.map(({ seen: one, text }) => ({
        key: one.name.key,
        source: one.wanted.source,
        source_then: named.sources?.get(one.name.key) ?? '',
        text,
      })),
    };
  }

  /** Tells a wording that the site or the desk had before what is written there now. */
  private async olderOf(
    manager: EntityManager,
    name: FileName,
    changes: Change[],
  ): Promise<(change: Change) => boolean> {
    const keys = changes.filter(({ seen }) => seen.row).map(({ seen }) => seen.name.key);
    if (keys.length === 0) return () => false;
    const versions = await manager.findBy(DeskTextVersion, { ...name, key: In(keys) });
    const said = new Set(versions.map(({ key, text }) => JSON.stringify([key, text])));
    return ({ seen, text }) =>
      seen.row !== undefined && (text === seen.shipped || said.has(JSON.stringify([seen.name.key, text])));
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
      changes: countAsChange('texts', rows.length),
    });
  }

  /** As comments of whoever brings the file: a translator elsewhere has no account. Of what they say the log has no word. */
  private async remark(manager: EntityManager, staff: Staff, remarks: Remark[]): Promise<void> {
    const [first] = remarks;
    if (!first) return;
    const { id: user_id, username } = staff;
    const by = { user_id, username, changed_by: username };
    await manager.insert(
      TextCommentRow,
      remarks.map(({ name, text }) => ({ ...name, ...by, text })),
    );
    const { language, namespace } = first.name;
    await this.activity.record(manager, staff, {
      action: 'UPDATE',
      event: 'comments_imported',
      resource_type: 'translation',
      resource_id: `${language}/${namespace}`,
      changes: { comments: { before: null, after: remarks.length } },
    });
  }
}

/** What translators wrote beside texts in their own tool, and nobody at the desk has read. */
async function remarksIn(manager: EntityManager, seen: Seen[], { notes }: NamedTexts): Promise<Remark[]> {
  const [first] = seen;
  if (!notes || !first) return [];
  const comments = await commentsBeside(manager, first.name);
  return seen.flatMap((one) => {
    const { key } = one.name;
    const said = newRemarks(one, notes.get(key) ?? [], comments.get(key) ?? []);
    return said.map((text) => ({ name: one.name, text }));
  });
}

const writtenOf = (rows: DeskTextRow[], { texts }: NamedTexts): DeskTextRow[] =>
  rows.filter(({ key }) => texts.has(key));

/** Goes up with each of the texts that a file names. */
const revisionOf = (rows: DeskTextRow[], named: NamedTexts): number =>
  writtenOf(rows, named).reduce((sum, { revision }) => sum + revision, 0);

const newestWriter = (rows: DeskTextRow[], named: NamedTexts): string | null =>
  writtenOf(rows, named).sort((one, other) => (one.changed_at < other.changed_at ? 1 : -1))[0]?.username ??
  null;

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

/** Keys of a file that the language does not need: they are told, and everything else is taken. */
const unknownIn = ({ texts }: NamedTexts, { wanted }: ShippedFile): string[] =>
  [...texts.keys()].filter((key) => !wanted.has(key)).slice(0, mostUnknown);
