import { Injectable } from '@nestjs/common';
import type { FieldChanges } from '@lens/contracts/activity';
import type { ActivityEvent } from '@lens/contracts/activity-kinds';
import type { ModuleAction, SiteModule, SiteModules } from '@lens/contracts/modules';
import { isTried } from '@lens/contracts/tried-version';
import { activate } from '@lens/registry/activate';
import { RevisionChanged } from '@lens/registry/registry-file';
import type { Store } from '@lens/registry/signing/store';
import { deactivate, rollback, withdraw } from '@lens/registry/take-back';
import { DataSource } from 'typeorm';
import { ActivityLog } from '../activity/activity-log.js';
import { ApiError } from '../common/errors/api-error.js';
import { revisionConflict } from '../common/revision/raise-revision.js';
import type { Staff } from '../common/staff.js';
import { ModuleList } from './module-list.js';

/** What an administrator has seen, and wants to change. */
export interface Change {
  name: string;
  /** That of the registry. */
  revision: number;
  action: ModuleAction;
}

const eventOf = (action: ModuleAction, before: SiteModule): ActivityEvent => {
  switch (action.action) {
    case 'activate':
      return 'module_activated';
    case 'roll-out':
      return before.roll_out ? 'roll_out_changed' : 'roll_out_started';
    case 'rollback':
      return 'rolled_back';
    case 'withdraw':
      return before.roll_out?.version === action.version ? 'roll_out_ended' : 'withdrawn';
    case 'deactivate':
      return 'taken_out';
  }
};

/** Whether what is to be taken back is what visitors get. */
function isSeen({ version, roll_out }: SiteModule, action: ModuleAction): boolean {
  switch (action.action) {
    case 'activate':
    case 'roll-out':
      return true;
    case 'rollback':
      return action.version === (roll_out?.version ?? version);
    case 'deactivate':
      return action.version === version;
    case 'withdraw':
      return action.version === version || action.version === roll_out?.version;
  }
}

/**
 * Whether a version would reach visitors that the gate has not tried, or not with what is live now. Only the static stage
 * runs here, so somebody has to say why. A roll-out that runs was let through when it began.
 */
const isUntried = ({ versions, roll_out }: SiteModule, { action, version }: ModuleAction): boolean =>
  (action === 'activate' || action === 'roll-out') &&
  version !== roll_out?.version &&
  versions.some((one) => one.version === version && !isTried(one.check));

const served = ({ version, roll_out }: SiteModule) => ({
  version,
  candidate: roll_out?.version ?? null,
  share: roll_out?.percent ?? null,
});

function changesBetween(before: SiteModule, after: SiteModule, reason: string | undefined): FieldChanges {
  const [old, now] = [served(before), served(after)];
  const fields = (Object.keys(now) as (keyof typeof now)[]).filter((field) => old[field] !== now[field]);
  return {
    ...Object.fromEntries(fields.map((field) => [field, { before: old[field], after: now[field] }])),
    ...(reason !== undefined && { reason: { before: null, after: reason } }),
  };
}

/** Changes what is live, as the commands of teams do. */
@Injectable()
export class ModuleActions {
  constructor(
    private readonly list: ModuleList,
    private readonly database: DataSource,
    private readonly activity: ActivityLog,
  ) {}

  /** @throws ApiError 404, 409 `release_keys_missing`, `module_untried` or `module_unchanged`, 412 `revision_conflict` */
  async run(staff: Staff, { name, revision, action }: Change): Promise<SiteModules> {
    const before = await this.require(staff, { name, revision, action });
    if (action.action !== 'withdraw' && !(await this.list.canRelease()))
      throw new ApiError('release_keys_missing');
    if (action.reason === undefined && isUntried(before, action)) throw new ApiError('module_untried');
    const store = { ...this.list.store, baseRevision: revision };
    await perform(store, name, action, staff.username).catch((failure: unknown) => {
      throw toApiError(failure, staff);
    });
    const modules = await this.list.read();
    const after = modules.items.find((item) => item.name === name)!;
    await this.activity.record(this.database.manager, staff, {
      action: 'UPDATE',
      event: eventOf(action, before),
      resource_type: 'module',
      resource_id: name,
      resource_name: name,
      changes: changesBetween(before, after, action.reason),
    });
    return modules;
  }

  private async require(staff: Staff, { name, revision, action }: Change): Promise<SiteModule> {
    const modules = await this.list.read();
    const module = modules.items.find((item) => item.name === name);
    if (!module) throw new ApiError('not_found');
    // A withdrawal without a key makes no revision, but another version live.
    if (modules.revision !== revision || !isSeen(module, action))
      throw revisionConflict(null, staff.username);
    return module;
  }
}

async function perform(store: Store, name: string, action: ModuleAction, by: string): Promise<unknown> {
  const { version, reason } = action;
  switch (action.action) {
    case 'activate':
      return activate(store, name, version, { by, reason });
    case 'roll-out':
      return activate(store, name, version, { by, reason, percent: action.percent });
    case 'rollback':
      return rollback(store, name, { by, reason });
    case 'withdraw':
      return withdraw(store, name, { by, reason, version });
    case 'deactivate':
      return deactivate(store, name, { by, reason });
  }
}

/** Files that cannot be written are a failure of this server; anything else is a reason to refuse. */
function toApiError(failure: unknown, { username }: Staff): unknown {
  if (failure instanceof RevisionChanged) return revisionConflict(null, username);
  if (!(failure instanceof Error) || 'code' in failure) return failure;
  return new ApiError('module_unchanged', { placeholders: { reason: failure.message } });
}
