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

/** Per text. Browsers report the page's name and could invent names, so their number is limited. */
const maxPages = 20;

const today = `(now() AT TIME ZONE 'UTC')::date`;
const ofText = 'language = $1 AND namespace = $2 AND key = $3';
const count = `
  INSERT INTO missing_texts (language, namespace, key, route, count, first_seen, last_seen)
  SELECT $1, $2, $3, $4, 1, ${today}, ${today}
  WHERE EXISTS (SELECT FROM missing_texts WHERE ${ofText} AND route = $4)
    OR (SELECT count(*) FROM missing_texts WHERE ${ofText}) < ${maxPages}
  ON CONFLICT (language, namespace, key, route) DO UPDATE
    SET count = least(missing_texts.count::bigint + 1, 2147483647), last_seen = excluded.last_seen`;

/** `common:hero.title` */
const qualifiedKey = /^([a-z][a-z0-9-]{0,40}):([\w-]{1,80}(?:\.[\w-]{1,80}){0,8})$/;

/** Counts the texts that visitors met in English, by language, text and page. */
@Injectable()
export class MissingTexts {
  constructor(
    private readonly database: DataSource,
    private readonly activity: ActivityLog,
    private readonly visitorTexts: VisitorTexts,
  ) {}

  /**
   * Counts a text only if it really is untranslated now, so that nobody can fill the table with invented keys.
   * @throws ApiError 503 `texts_unavailable`
   */
  async count({ key: reported, language, route }: Report): Promise<void> {
    const [, namespace, key] = qualifiedKey.exec(reported) ?? [];
    if (!namespace || !key || language === sourceLanguage) return;
    if (!(await this.visitorTexts.untranslatedIn(language, namespace)).has(key)) return;
    await this.database.query(count, [language, namespace, key, route]);
  }

  /** Leaves out texts that have been translated since they were reported. @throws ApiError 503 `texts_unavailable` */
  async page({ language, search = '', sort, page, limit }: MissingTextsQuery): Promise<Page<MissingText>> {
    const rows = await this.database.manager.find(MissingTextRow, {
      where: language ? { language } : {},
      order: { language: 'ASC', namespace: 'ASC', key: 'ASC', route: 'ASC' },
    });
    const untranslatedByFile = new Map<string, ReturnType<VisitorTexts['untranslatedIn']>>();
    const untranslatedIn = ({ language, namespace }: MissingTextRow) => {
      const file = `${language}/${namespace}`;
      const untranslated =
        untranslatedByFile.get(file) ?? this.visitorTexts.untranslatedIn(language, namespace);
      untranslatedByFile.set(file, untranslated);
      return untranslated;
    };
    const missing = await Promise.all(
      rows.map(async (row) => {
        const source = (await untranslatedIn(row)).get(row.key)?.source;
        return source === undefined ? [] : [{ ...row, source }];
      }),
    );
    const needle = search.toLowerCase();
    const found = missing
      .flat()
      .filter(({ key, source, route }) =>
        [key, source, route].some((field) => field.toLowerCase().includes(needle)),
      );
    const ordered = found.sort(sort.endsWith('count') ? byCount : byDay);
    if (sort.startsWith('-')) ordered.reverse();
    return { items: ordered.slice((page - 1) * limit, page * limit), total: found.length, page, limit };
  }

  /** Deletes the counts of one text on all pages. @throws ApiError 404 when there are none */
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
