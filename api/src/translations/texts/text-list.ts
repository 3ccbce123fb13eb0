import { Injectable } from '@nestjs/common';
import type { DeskRow, DeskText } from '@lens/contracts/desk';
import type { LanguageCode } from '@lens/contracts/languages';
import type { Page } from '@lens/contracts/lists';
import { bare } from '@lens/contracts/translation-checks/tokens';
import { DataSource, type EntityManager } from 'typeorm';
import { ApiError } from '../../common/errors/api-error.js';
import { SettingsService } from '../../settings/settings.service.js';
import { DeskTextRow } from './desk-text.entity.js';
import { deskTextOf, findingsIn, seenIn, stateOf, textOf, type Seen, type TextName } from './desk-entries.js';
import { mapYielding, type PracticeNames } from './findings.js';
import { countOpenComments } from './open-comments.js';
import { ShippedSources } from './shipped-sources.js';
import { ShippedTexts } from './shipped-texts.js';
import type { DeskQuery } from './texts.dto.js';

/** Files and what was written over them, side by side. */
@Injectable()
export class TextList {
  constructor(
    private readonly database: DataSource,
    private readonly shipped: ShippedTexts,
    private readonly settings: SettingsService,
    private readonly sources: ShippedSources,
  ) {}

  /** @throws ApiError 404 for a namespace that there is not, 503 `texts_unavailable` */
  async page(query: DeskQuery): Promise<Page<DeskRow>> {
    const { language, namespace, state, comments, search, sort, page, limit } = query;
    const names = namespace ? [namespace] : await this.shipped.namespaces();
    const files = await Promise.all(names.map((name) => this.seen(this.database.manager, language, name)));
    const practice = await this.practice(this.database.manager);
    const open = await countOpenComments(this.database.manager, language);
    const meant = files
      .flat()
      .filter(
        (seen) =>
          (!state || stateOf(seen) === state) &&
          (!comments || open(seen.name) > 0) &&
          (!search || says(seen, search)),
      );
    const found = query.findings ? await withFinding(meant, practice, query.findings) : meant;
    const ordered = sort.endsWith('changed_at') ? found.sort(byChange) : found.sort(byKey);
    if (sort.startsWith('-')) ordered.reverse();
    const items = ordered.slice((page - 1) * limit, page * limit);
    const rows = items.map((seen) => ({
      ...deskTextOf(seen, practice),
      open_comments: open(seen.name),
    }));
    return { items: rows, total: found.length, page, limit };
  }

  /** @throws ApiError 404, 503 `texts_unavailable` */
  async read(name: TextName): Promise<DeskText> {
    const { manager } = this.database;
    return deskTextOf(await this.one(manager, name), await this.practice(manager));
  }

  /** @throws ApiError 404, 503 `texts_unavailable` */
  async one(manager: EntityManager, name: TextName): Promise<Seen> {
    const file = await this.shipped.file(name.language, name.namespace);
    const { wanted, texts, descriptions } = file;
    const found = wanted.get(name.key);
    if (!found) throw new ApiError('not_found');
    const row = (await manager.findOneBy(DeskTextRow, { ...name })) ?? undefined;
    return {
      name,
      wanted: found,
      shipped: texts.get(name.key) ?? null,
      shippedFor: (await this.sources.changed(name.language, name.namespace, file)).get(name.key) ?? null,
      descriptions,
      row,
    };
  }

  /** Every text of a file. @throws ApiError 404, 503 `texts_unavailable` */
  async seen(manager: EntityManager, language: LanguageCode, namespace: string): Promise<Seen[]> {
    const file = await this.shipped.file(language, namespace);
    const rows = await manager.findBy(DeskTextRow, { language, namespace });
    return seenIn(file, rows, language, namespace, await this.sources.changed(language, namespace, file));
  }

  async practice(manager: EntityManager): Promise<PracticeNames> {
    return (await this.settings.read(manager)).value;
  }
}

function says({ name, wanted, shipped, row }: Seen, search: string): boolean {
  const needle = bare(search);
  return [name.key, wanted.source, shipped, row?.text].some((text) => text && bare(text).includes(needle));
}

async function withFinding(
  meant: Seen[],
  practice: PracticeNames,
  severity: 'block' | 'warn',
): Promise<Seen[]> {
  const flagged = await mapYielding(meant, (seen) => {
    const text = textOf(seen);
    return text !== null && findingsIn(seen, text, practice).some((finding) => finding.severity === severity);
  });
  return meant.filter((_seen, index) => flagged[index]);
}

const qualifiedKey = ({ name }: Seen): string => `${name.namespace}:${name.key}`;

const byKey = (one: Seen, other: Seen): number => (qualifiedKey(one) < qualifiedKey(other) ? -1 : 1);

/** What nobody changed comes before everything that somebody did. */
function byChange(one: Seen, other: Seen): number {
  const [first, second] = [one, other].map(({ row }) => row?.changed_at ?? '');
  return first === second ? byKey(one, other) : first! < second! ? -1 : 1;
}
