import { Injectable } from '@nestjs/common';
import type { DeskRow, DeskText } from '@lens/contracts/desk';
import type { LanguageCode } from '@lens/contracts/languages';
import type { Page } from '@lens/contracts/lists';
import { toPlainLetters } from '@lens/contracts/translation-checks/tokens';
import { DataSource, type EntityManager } from 'typeorm';
import { ApiError } from '../../common/errors/api-error.js';
import { SettingsService } from '../../settings/settings.service.js';
import { DeskTextRow } from './desk-text.entity.js';
import {
  toDeskText,
  findingsIn,
  isCriticalEntry,
  signOffOf,
  toDeskEntries,
  stateOf,
  textOf,
  type DeskEntry,
  type TextName,
} from './desk-entries.js';
import { mapYielding, type PracticeNames } from './findings.js';
import { countOpenComments } from './open-comments.js';
import { ShippedSources } from './shipped-sources.js';
import { ShippedTexts } from './shipped-texts.js';
import type { DeskQuery } from './texts.dto.js';

/** Reads texts together with what was saved for them at the desk. */
@Injectable()
export class TextList {
  constructor(
    private readonly database: DataSource,
    private readonly shipped: ShippedTexts,
    private readonly settings: SettingsService,
    private readonly sources: ShippedSources,
  ) {}

  /** @throws ApiError 404 when the namespace does not exist, 503 `texts_unavailable` */
  async page(query: DeskQuery): Promise<Page<DeskRow>> {
    const { language, namespace, state, comments, search, sort, page, limit } = query;
    const names = namespace ? [namespace] : await this.shipped.namespaces();
    const files = await Promise.all(
      names.map((name) => this.entriesOf(this.database.manager, language, name)),
    );
    const practice = await this.practiceNames(this.database.manager);
    const openCommentsOf = await countOpenComments(this.database.manager, language);
    const matching = files
      .flat()
      .filter(
        (entry) =>
          (!state || stateOf(entry) === state) &&
          (!query.sign_off || needsSignOff(entry)) &&
          (!comments || openCommentsOf(entry.name) > 0) &&
          (!search || matchesSearch(entry, search)),
      );
    const found = query.findings ? await filterByFinding(matching, practice, query.findings) : matching;
    const ordered = sort.endsWith('changed_at') ? found.sort(byChange) : found.sort(byKey);
    if (sort.startsWith('-')) ordered.reverse();
    const items = ordered.slice((page - 1) * limit, page * limit);
    const rows = items.map((entry) => ({
      ...toDeskText(entry, practice),
      open_comments: openCommentsOf(entry.name),
    }));
    return { items: rows, total: found.length, page, limit };
  }

  /** @throws ApiError 404, 503 `texts_unavailable` */
  async read(name: TextName): Promise<DeskText> {
    const { manager } = this.database;
    return toDeskText(await this.findOrFail(manager, name), await this.practiceNames(manager));
  }

  /** @throws ApiError 404, 503 `texts_unavailable` */
  async findOrFail(manager: EntityManager, name: TextName): Promise<DeskEntry> {
    const file = await this.shipped.file(name.language, name.namespace);
    const { texts, signOffs, descriptions, glossary } = file;
    const required = file.required.get(name.key);
    if (!required) throw new ApiError('not_found');
    const row = (await manager.findOneBy(DeskTextRow, { ...name })) ?? undefined;
    const formerSources = await this.sources.formerSources(name.language, name.namespace, file);
    return {
      name,
      required,
      shipped: texts.get(name.key) ?? null,
      formerSource: formerSources.get(name.key) ?? null,
      shippedSignOff: signOffs.get(name.key) ?? null,
      descriptions,
      glossary,
      row,
    };
  }

  /** Every text of a file. @throws ApiError 404, 503 `texts_unavailable` */
  async entriesOf(manager: EntityManager, language: LanguageCode, namespace: string): Promise<DeskEntry[]> {
    const file = await this.shipped.file(language, namespace);
    const rows = await manager.findBy(DeskTextRow, { language, namespace });
    const formerSources = await this.sources.formerSources(language, namespace, file);
    return toDeskEntries(file, rows, language, namespace, formerSources);
  }

  async practiceNames(manager: EntityManager): Promise<PracticeNames> {
    return (await this.settings.read(manager)).value;
  }
}

/** A critical text that visitors may read, and that nobody has signed. */
const needsSignOff = (entry: DeskEntry): boolean =>
  textOf(entry) !== null && signOffOf(entry) === null && isCriticalEntry(entry);

function matchesSearch({ name, required, shipped, row }: DeskEntry, search: string): boolean {
  const needle = toPlainLetters(search);
  return [name.key, required.source, shipped, row?.text].some(
    (text) => text && toPlainLetters(text).includes(needle),
  );
}

async function filterByFinding(
  entries: DeskEntry[],
  practice: PracticeNames,
  severity: 'block' | 'warn',
): Promise<DeskEntry[]> {
  const isMatching = await mapYielding(entries, (entry) => {
    const text = textOf(entry);
    return (
      text !== null && findingsIn(entry, text, practice).some((finding) => finding.severity === severity)
    );
  });
  return entries.filter((_entry, index) => isMatching[index]);
}

const qualifiedKey = ({ name }: DeskEntry): string => `${name.namespace}:${name.key}`;

const byKey = (one: DeskEntry, other: DeskEntry): number =>
  qualifiedKey(one) < qualifiedKey(other) ? -1 : 1;

/** Texts that nobody has changed come first. */
function byChange(one: DeskEntry, other: DeskEntry): number {
  const [first, second] = [one, other].map(({ row }) => row?.changed_at ?? '');
  return first === second ? byKey(one, other) : first! < second! ? -1 : 1;
}
