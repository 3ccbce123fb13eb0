import { Injectable } from '@nestjs/common';
import type { BrowserEvent } from '@lens/contracts/events';
import { sourceLanguage } from '@lens/contracts/languages';
import type { Page } from '@lens/contracts/lists';
import type { MissingText } from '@lens/contracts/missing-texts';
import { DataSource } from 'typeorm';
import { ActivityLog } from '../../activity/activity-log.js';
import { ApiError } from '../../common/errors/api-error.js';
import type { Staff } from '../../common/staff.js';
import type { TextName } from '../texts/desk-entries.js';
import { VisitorTexts } from '../texts/visitor-texts.js';
import { MissingTextRow } from './missing-text.entity.js';
import type { MissingTextsQuery } from './missing.dto.js';

type Report = Extract<BrowserEvent, { kind: 'missing_key' }>;

/** Nobody but the reporter vouches for the name of a page: a text has no more pages than this. */
const mostPages = 20;

const today = `(now() AT TIME ZONE 'UTC')::date`;
const ofText = 'language = $1 AND namespace = $2 AND key = $3';
const count = `
  INSERT INTO missing_texts (language, namespace, key, route, count, first_seen, last_seen)
  SELECT $1, $2, $3, $4, 1, ${today}, ${today}
  WHERE EXISTS (SELECT FROM missing_texts WHERE ${ofText} AND route = $4)
    OR (SELECT count(*) FROM missing_texts WHERE ${ofText}) < ${mostPages}
  ON CONFLICT (language, namespace, key, route) DO UPDATE
    SET count = least(missing_texts.count::bigint + 1, 2147483647), last_seen = excluded.last_seen`;

/** `common:hero.title`: nothing else names a text. */
const name = /^([a-z][a-z0-9-]{0,40}):([\w-]{1,80}(?:\.[\w-]{1,80}){0,8})$/;

/** Counts what visitors meet untranslated, by text, language and page. */
@Injectable()
export class MissingTexts {
  constructor(
    private readonly database: DataSource,
    private readonly activity: ActivityLog,
    private readonly visitorTexts: VisitorTexts,
  ) {}

  /**
   * Only what is missing indeed is counted: a text that English has and the language, as the site is today, has not. So
   * nobody can fill the table with words of their own.
   * @throws ApiError 503 `texts_unavailable`
   */
  async count({ key: reported, language, route }: Report): Promise<void> {
    const [, namespace, key] = name.exec(reported) ?? [];
    if (!namespace || !key || language === sourceLanguage) return;
    if (!(await this.visitorTexts.untranslatedIn(language, namespace)).has(key)) return;
    await this.database.query(count, [language, namespace, key, route]);
  }

  /** What is missing to this day: a text that was translated since is not told of. @throws ApiError 503 `texts_unavailable` */
  async page({ language, search = '', sort, page, limit }: MissingTextsQuery): Promise<Page<MissingText>> {
    const rows = await this.database.manager.find(MissingTextRow, {
      where: language ? { language } : {},
      order: { language: 'ASC', namespace: 'ASC', key: 'ASC', route: 'ASC' },
    });
    const files = new Map<string, Promise<ReadonlyMap<string, string>>>();
    const untranslatedOf = ({ language, namespace }: MissingTextRow) => {
      const file = `${language}/${namespace}`;
      const known = files.get(file) ?? this.visitorTexts.untranslatedIn(language, namespace);
      files.set(file, known);
      return known;
    };
    const all = await Promise.all(
      rows.map(async (row) => {
        const source = (await untranslatedOf(row)).get(row.key);
        return source === undefined ? [] : [{ ...row, source }];
      }),
    );
    const needle = search.toLowerCase();
    const found = all
      .flat()
      .filter((one) => [one.key, one.source, one.route].some((said) => said.toLowerCase().includes(needle)));
    const ordered = found.sort(sort.endsWith('count') ? byCount : byDay);
    if (sort.startsWith('-')) ordered.reverse();
    return { items: ordered.slice((page - 1) * limit, page * limit), total: found.length, page, limit };
  }

  /** Forgets one text, on all of its pages. @throws ApiError 404 where nobody missed it */
  async remove(staff: Staff, { language, namespace, key }: TextName): Promise<void> {
    await this.database.transaction(async (manager) => {
      const { affected } = await manager.delete(MissingTextRow, { language, namespace, key });
      if (!affected) throw new ApiError('not_found');
      await this.activity.record(manager, staff, {
        action: 'DELETE',
        resource_type: 'missing_text',
        resource_id: `${language}/${namespace}/${key}`,
      });
    });
  }

  async clear(staff: Staff): Promise<void> {
    await this.database.transaction(async (manager) => {
      await manager.createQueryBuilder().delete().from(MissingTextRow).execute();
      await this.activity.record(manager, staff, {
        action: 'DELETE',
        event: 'cleared',
        resource_type: 'missing_text',
        resource_id: null,
      });
    });
  }
}

const byCount = (one: MissingText, other: MissingText): number =>
  one.count - other.count || byDay(one, other);
const byDay = (one: MissingText, other: MissingText): number => one.last_seen.localeCompare(other.last_seen);
