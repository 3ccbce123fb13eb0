import { Injectable } from '@nestjs/common';
import type { ActivityEvent } from '@lens/contracts/activity-kinds';
import type { TextPublication, TextSet, TextSetChanges, TextSets as SetList } from '@lens/contracts/desk';
import type { LanguageCode } from '@lens/contracts/languages';
import { DataSource, type EntityManager } from 'typeorm';
import { ActivityLog } from '../../activity/activity-log.js';
import type { Staff } from '../../common/staff.js';
import { ApiError } from '../../common/errors/api-error.js';
import { revisionConflict } from '../../common/revision/raise-revision.js';
import { requirePermission } from '../permissions/require-permission.js';
import type { TextName } from './desk-entries.js';
import { TextSetActivation, TextSetRow, type SetText } from './text-set.entity.js';
import { byTextId, textId, ReviewedTexts } from './reviewed-texts.js';
import { rollBacks } from './roll-backs.js';
import { setBases } from './set-bases.js';

/** The files alone. */
const noSet = 0;
const summary = ['number', 'username', 'created_at'] as const;

/** Publishes, compares and activates published text sets. */
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
   * Makes and activates a set from the active one, with the chosen texts and without the withdrawn ones.
   * @throws ApiError 403 `language_not_permitted`, 409 `nothing_to_publish`, `not_publishable`, 412 `revision_conflict`,
   *   503 `texts_unavailable`
   */
  async publish(staff: Staff, { publish, withdraw }: TextPublication): Promise<TextSet> {
    if (publish.length > 0) requirePermission(staff, 'publish', languagesOf(publish));
    requireStop(staff, languagesOf(withdraw));
    const current = publish.length > 0 ? await this.reviewed.read() : null;
    return this.database.transaction(async (manager) => {
      await lockActivations(manager);
      const activeSet = await findActiveSet(manager);
      const activeTexts = activeSet?.texts ?? [];
      await this.requireUnchanged(manager, staff, activeTexts, withdraw);
      const chosen = current
        ? await this.reviewed.requirePublishable(manager, current, publish, staff.username)
        : [];
      const texts = byTextId([...activeTexts, ...chosen]);
      for (const name of withdraw) texts.delete(textId(name));
      const ordered = [...texts].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, text]) => text);
      if (areEqual(activeTexts, ordered)) throw new ApiError('nothing_to_publish');
      const created_at = new Date().toISOString();
      const set = { number: await nextNumber(manager), username: staff.username, created_at };
      // A copy, since insert writes the driver's values into the object that it is given.
      await manager.insert(TextSetRow, { ...set, texts: ordered });
      await this.recordActivation(manager, staff, set.number, publish.length > 0 ? 'published' : 'withdrawn');
      return { ...set, base: activeSet?.number ?? noSet, texts: ordered.length, active: true };
    });
  }

  /**
   * @param number 0 is the files alone
   * @param expected the number of the set that the caller believes to be active
   * @throws ApiError 403, 404, 412 `revision_conflict` that names who activated another set first
   */
  async activate(staff: Staff, number: number, expected: number): Promise<SetList> {
    await this.database.transaction(async (manager) => {
      await lockActivations(manager);
      if (number > 0 && !(await manager.existsBy(TextSetRow, { number }))) throw new ApiError('not_found');
      const newest = await newestActivation(manager);
      const active = newest?.number ?? noSet;
      if (active !== expected) throw revisionConflict(newest?.username ?? null, staff.username);
      if (active === number) return;
      await requireActivation(manager, staff, { from: active, to: number });
      await this.recordActivation(manager, staff, number, 'activated');
    });
    return this.list();
  }

  /**
   * @param number 0 is the files alone
   * @param beside the set to compare it with, instead of the one that it was made from
   * @throws ApiError 404
   */
  async changes(number: number, beside?: number): Promise<TextSetChanges> {
    const { manager } = this.database;
    const base = beside ?? (await setBases(manager)).get(number) ?? noSet;
    const [before, after] = [await textsOfSet(manager, base), await textsOfSet(manager, number)];
    const all = new Map([...before, ...after]);
    const items = [...all].flatMap(([id, { language, namespace, key }]) => {
      const change = { before: before.get(id)?.text ?? null, after: after.get(id)?.text ?? null };
      return change.before === change.after ? [] : [{ language, namespace, key, ...change }];
    });
    return { items };
  }

  /** Each text to withdraw must be the same as in the set that staff looked at. @throws ApiError 412 */
  private async requireUnchanged(
    manager: EntityManager,
    { username }: Staff,
    activeTexts: SetText[],
    withdraw: TextPublication['withdraw'],
  ): Promise<void> {
    const newest = await newestActivation(manager);
    const currentTexts = byTextId(activeTexts);
    const olderSets = new Set(withdraw.map(({ set }) => set).filter((set) => set !== newest?.number));
    for (const number of olderSets) {
      const seenTexts = byTextId((await manager.findOneBy(TextSetRow, { number }))?.texts ?? []);
      const hasChanged = (id: string) => currentTexts.get(id)?.text !== seenTexts.get(id)?.text;
      if (withdraw.some((text) => text.set === number && hasChanged(textId(text))))
        throw revisionConflict(newest?.username ?? null, username);
    }
  }

  private async recordActivation(
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

const languagesOf = (texts: readonly TextName[]): Set<LanguageCode> =>
  new Set(texts.map(({ language }) => language));

/** Editors may take any text off the site, though they may not publish one. @throws ApiError 403 */
function requireStop(staff: Staff, languages: Iterable<LanguageCode>): void {
  if (staff.role !== 'editor') requirePermission(staff, 'publish', languages);
}

/** Going back to an earlier set stops what came later; going forward publishes again. @throws ApiError 403 */
async function requireActivation(
  manager: EntityManager,
  staff: Staff,
  { from, to }: { from: number; to: number },
): Promise<void> {
  const [before, after] = [await textsOfSet(manager, from), await textsOfSet(manager, to)];
  const changed = [...new Map([...before, ...after])].filter(
    ([id]) => before.get(id)?.text !== after.get(id)?.text,
  );
  const languages = languagesOf(changed.map(([, text]) => text));
  if (to < from) requireStop(staff, languages);
  else requirePermission(staff, 'publish', languages);
}

/** Null where the files alone are active. */
async function findActiveSet(manager: EntityManager): Promise<TextSetRow | null> {
  const number = await activeNumber(manager);
  return number === 0 ? null : manager.findOneByOrFail(TextSetRow, { number });
}

async function textsOfSet(manager: EntityManager, number: number): Promise<Map<string, SetText>> {
  if (number === 0) return new Map();
  const set = await manager.findOneBy(TextSetRow, { number });
  if (!set) throw new ApiError('not_found');
  return byTextId(set.texts);
}

async function newestActivation(manager: EntityManager): Promise<TextSetActivation | undefined> {
  const [newest] = await manager.find(TextSetActivation, { order: { id: 'DESC' }, take: 1 });
  return newest;
}

async function activeNumber(manager: EntityManager): Promise<number> {
  return (await newestActivation(manager))?.number ?? 0;
}

/** Makes concurrent publications wait for each other. */
const lockActivations = (manager: EntityManager): Promise<unknown> =>
  manager.query('LOCK TABLE text_set_activations IN EXCLUSIVE MODE');

async function nextNumber(manager: EntityManager): Promise<number> {
  return ((await manager.maximum(TextSetRow, 'number')) ?? 0) + 1;
}

const areEqual = (one: SetText[], other: SetText[]): boolean =>
  JSON.stringify(one.map(fields)) === JSON.stringify(other.map(fields));

/** In a fixed order, since the database stores the properties of objects in an order of its own. */
const fields = ({ language, namespace, key, text, source, sign_off }: SetText) => [
  ...[language, namespace, key, text, source],
  sign_off?.translator.at,
  sign_off?.reviser.at,
];
