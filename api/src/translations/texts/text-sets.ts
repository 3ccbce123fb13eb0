import { Injectable } from '@nestjs/common';
import type { ActivityEvent } from '@lens/contracts/activity-kinds';
import type { TextPublication, TextSet, TextSetChanges, TextSets as SetList } from '@lens/contracts/desk';
import { DataSource, type EntityManager } from 'typeorm';
import { ActivityLog } from '../../activity/activity-log.js';
import type { Staff } from '../../common/staff.js';
import { ApiError } from '../../common/errors/api-error.js';
import { conflictWith } from '../../common/revision/raise-revision.js';
import { TextSetActivation, TextSetRow, type SetText } from './text-set.entity.js';
import { byName, textId, ReviewedTexts } from './reviewed-texts.js';
import { rollBacks } from './roll-backs.js';
import { setBases } from './set-bases.js';

/** The files alone. */
const noSet = 0;
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
    const bases = await setBases(manager);
    const rows = await manager
      .createQueryBuilder(TextSetRow, 'set')
      .select(summary.map((column) => `set.${column} AS ${column}`))
      .addSelect('jsonb_array_length(set.texts)', 'texts')
      .orderBy('set.number', 'DESC')
      .getRawMany<{ number: number; username: string; created_at: Date; texts: number }>();
    const items = rows.map((row) => ({
      ...row,
      base: bases.get(row.number) ?? noSet,
      active: row.number === active,
      created_at: row.created_at.toISOString(),
    }));
    return { items, roll_backs: await rollBacks(manager) };
  }

  /**
   * Puts live what is live now, with the chosen texts over it and without the withdrawn ones.
   * @throws ApiError 409 `nothing_to_publish`, `not_publishable`, 412 `revision_conflict`, 503 `texts_unavailable`
   */
  async publish(staff: Staff, { publish, withdraw }: TextPublication): Promise<TextSet> {
    const english = publish.length > 0 ? await this.reviewed.english() : new Map<string, string>();
    return this.database.transaction(async (manager) => {
      await takeTurns(manager);
      const before = await activeSet(manager);
      const live = before?.texts ?? [];
      await this.requireLive(manager, staff, live, withdraw);
      const chosen = await this.reviewed.chosen(manager, english, publish, staff.username);
      const texts = byName([...live, ...chosen]);
      for (const name of withdraw) texts.delete(textId(name));
      const ordered = [...texts].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, text]) => text);
      if (areEqual(live, ordered)) throw new ApiError('nothing_to_publish');
      const created_at = new Date().toISOString();
      const set = { number: await nextNumber(manager), username: staff.username, created_at };
      // A copy: what is inserted comes back with the driver's own values in it.
      await manager.insert(TextSetRow, { ...set, texts: ordered });
      await this.put(manager, staff, set.number, publish.length > 0 ? 'published' : 'withdrawn');
      return { ...set, base: before?.number ?? noSet, texts: ordered.length, active: true };
    });
  }

  /**
   * @param number 0 leaves the files alone
   * @param seen the number that was live when somebody decided for this one
   * @throws ApiError 404, 412 `revision_conflict` that names who came first
   */
  async activate(staff: Staff, number: number, seen: number): Promise<SetList> {
    await this.database.transaction(async (manager) => {
      await takeTurns(manager);
      if (number > 0 && !(await manager.existsBy(TextSetRow, { number }))) throw new ApiError('not_found');
      const newest = await newestActivation(manager);
      const live = newest?.number ?? 0;
      if (live !== seen) throw conflictWith(newest?.username ?? null, staff.username);
      if (live !== number) await this.put(manager, staff, number, 'activated');
    });
    return this.list();
  }

  /**
   * @param number 0 is the files alone
   * @param beside which set it is compared with, if not what it was made of
   * @throws ApiError 404
   */
  async changes(number: number, beside?: number): Promise<TextSetChanges> {
    const { manager } = this.database;
    const base = beside ?? (await setBases(manager)).get(number) ?? noSet;
    const [before, after] = [await textsOfSet(manager, base), await textsOfSet(manager, number)];
    const all = new Map([...before, ...after]);
    const items = [...all].flatMap(([name, { language, namespace, key }]) => {
      const said = { before: before.get(name)?.text ?? null, after: after.get(name)?.text ?? null };
      return said.before === said.after ? [] : [{ language, namespace, key, ...said }];
    });
    return { items };
  }

  /** Whatever was published meanwhile: what is withdrawn must say what it said when somebody looked at it. @throws ApiError 412 */
  private async requireLive(
    manager: EntityManager,
    { username }: Staff,
    live: SetText[],
    withdraw: TextPublication['withdraw'],
  ): Promise<void> {
    const newest = await newestActivation(manager);
    const says = byName(live);
    const others = new Set(withdraw.map(({ set }) => set).filter((set) => set !== newest?.number));
    for (const number of others) {
      const seen = byName((await manager.findOneBy(TextSetRow, { number }))?.texts ?? []);
      const isOther = (name: string) => says.get(name)?.text !== seen.get(name)?.text;
      if (withdraw.some((text) => text.set === number && isOther(textId(text))))
        throw conflictWith(newest?.username ?? null, username);
    }
  }

  private async put(
    manager: EntityManager,
    staff: Staff,
    number: number,
    event: ActivityEvent,
  ): Promise<void> {
    const { username } = staff;
    await manager.insert(TextSetActivation, { number: number || null, username });
    await this.activity.record(manager, staff, {
      action: event === 'activated' ? 'UPDATE' : 'CREATE',
      event,
      resource_type: 'translation_set',
      resource_id: String(number),
    });
  }
}

/** What is live; null where files speak for themselves. */
async function activeSet(manager: EntityManager): Promise<TextSetRow | null> {
  const number = await activeNumber(manager);
  return number === 0 ? null : manager.findOneByOrFail(TextSetRow, { number });
}

async function textsOfSet(manager: EntityManager, number: number): Promise<Map<string, SetText>> {
  if (number === 0) return new Map();
  const set = await manager.findOneBy(TextSetRow, { number });
  if (!set) throw new ApiError('not_found');
  return byName(set.texts);
}

async function newestActivation(manager: EntityManager): Promise<TextSetActivation | undefined> {
  const [newest] = await manager.find(TextSetActivation, { order: { id: 'DESC' }, take: 1 });
  return newest;
}

async function activeNumber(manager: EntityManager): Promise<number> {
  return (await newestActivation(manager))?.number ?? 0;
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
