import { Injectable } from '@nestjs/common';
import type { TextSet, TextSetChanges, TextSets as SetList } from '@lens/contracts/desk';
import { DataSource, type EntityManager } from 'typeorm';
import { ActivityLog } from '../../activity/activity-log.js';
import type { Staff } from '../../auth/staff.js';
import { ApiError } from '../../common/errors/api-error.js';
import { TextSetActivation, TextSetRow, type SetText } from './text-set.entity.js';
import { byName, ReviewedTexts } from './reviewed-texts.js';

const summary = ['number', 'username', 'created_at'] as const;

/** Sets of texts: published, looked at, and put live again. */
@Injectable()
export class TextSets {
  constructor(
    private readonly database: DataSource,
    private readonly activity: ActivityLog,
    private readonly reviewed: ReviewedTexts,
  ) {}

  /** Newest first. */
  async list(): Promise<SetList> {
    const { manager } = this.database;
    const active = await activeNumber(manager);
    const rows = await manager
      .createQueryBuilder(TextSetRow, 'set')
      .select(summary.map((column) => `set.${column} AS ${column}`))
      .addSelect('jsonb_array_length(set.texts)', 'texts')
      .orderBy('set.number', 'DESC')
      .getRawMany<{ number: number; username: string; created_at: Date; texts: number }>();
    const items = rows.map((row) => ({
      ...row,
      active: row.number === active,
      created_at: row.created_at.toISOString(),
    }));
    return { items };
  }

  /** Puts live every reviewed text. @throws ApiError 409 `nothing_to_publish`, 503 `texts_unavailable` */
  async publish(staff: Staff): Promise<TextSet> {
    const files = await this.reviewed.files();
    // Checked beforehand, so that it takes no time while others wait.
    const { manager } = this.database;
    await this.reviewed.texts(manager, files, (await activeSet(manager))?.texts ?? []);
    return this.database.transaction(async (manager) => {
      await takeTurns(manager);
      const before = await activeSet(manager);
      const texts = await this.reviewed.texts(manager, files, before?.texts ?? []);
      if (areEqual(before?.texts ?? [], texts)) throw new ApiError('nothing_to_publish');
      const created_at = new Date().toISOString();
      const set = { number: await nextNumber(manager), username: staff.username, created_at };
      // A copy: what is inserted comes back with the driver's own values in it.
      await manager.insert(TextSetRow, { ...set, texts });
      await this.put(manager, staff, set.number, 'published');
      return { ...set, texts: texts.length, active: true };
    });
  }

  /** @param number 0 leaves the files alone @throws ApiError 404 */
  async activate(staff: Staff, number: number): Promise<SetList> {
    await this.database.transaction(async (manager) => {
      await takeTurns(manager);
      if (number > 0 && !(await manager.existsBy(TextSetRow, { number }))) throw new ApiError('not_found');
      if ((await activeNumber(manager)) !== number) await this.put(manager, staff, number, 'activated');
    });
    return this.list();
  }

  /** Beside the set of the number before. @throws ApiError 404 */
  async changes(number: number): Promise<TextSetChanges> {
    const { manager } = this.database;
    const set = await manager.findOneBy(TextSetRow, { number });
    if (!set) throw new ApiError('not_found');
    const earlier = await manager.findOneBy(TextSetRow, { number: number - 1 });
    const [before, after] = [byName(earlier?.texts ?? []), byName(set.texts)];
    const all = new Map([...before, ...after]);
    const items = [...all].flatMap(([name, { language, namespace, key }]) => {
      const said = { before: before.get(name)?.text ?? null, after: after.get(name)?.text ?? null };
      return said.before === said.after ? [] : [{ language, namespace, key, ...said }];
    });
    return { items };
  }

  private async put(manager: EntityManager, staff: Staff, number: number, event: string): Promise<void> {
    const { username } = staff;
    await manager.insert(TextSetActivation, { number: number || null, username });
    await this.activity.record(manager, staff, {
      action: event === 'published' ? 'CREATE' : 'UPDATE',
      event,
      resource_type: 'translation_set',
      resource_id: String(number),
    });
  }
}

/** What is live; null where files speak for themselves. */
export async function activeSet(manager: EntityManager): Promise<TextSetRow | null> {
  const number = await activeNumber(manager);
  return number === 0 ? null : manager.findOneByOrFail(TextSetRow, { number });
}

async function activeNumber(manager: EntityManager): Promise<number> {
  const [newest] = await manager.find(TextSetActivation, { order: { id: 'DESC' }, take: 1 });
  return newest?.number ?? 0;
}

/** Two people who publish at once do it one after the other. */
const takeTurns = (manager: EntityManager): Promise<unknown> =>
  manager.query('LOCK TABLE text_set_activations IN EXCLUSIVE MODE');

async function nextNumber(manager: EntityManager): Promise<number> {
  return ((await manager.maximum(TextSetRow, 'number')) ?? 0) + 1;
}

const areEqual = (one: SetText[], other: SetText[]): boolean =>
  JSON.stringify(one.map(fields)) === JSON.stringify(other.map(fields));

/** In one order: the database keeps objects in another. */
const fields = ({ language, namespace, key, text, source }: SetText) => [
  language,
  namespace,
  key,
  text,
  source,
];
