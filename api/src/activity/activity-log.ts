import { Injectable } from '@nestjs/common';
import type { FieldChanges } from '@lens/contracts/activity';
import type { ActivityEvent, ActivityKind } from '@lens/contracts/activity-kinds';
import type { EntityManager, QueryDeepPartialEntity } from 'typeorm';
import { Activity } from './activity.entity.js';
import { findResourceName } from './resource-names.js';

export interface Change {
  action: Activity['action'];
  event?: ActivityEvent;
  resource_type: ActivityKind;
  /** Null when the change is about many. */
  resource_id: string | null;
  /** Only needed when the resource is already deleted; otherwise the name is looked up. */
  resource_name?: string | null;
  /** Made by `fieldChanges`, from fields that hold no personal data. */
  changes?: FieldChanges | null;
}

/** Entries of one transaction have the same time, and the embedded database knows milliseconds only. */
const microsecond = `interval '1 microsecond'`;

@Injectable()
export class ActivityLog {
  private count = 0;

  /** @param manager of the transaction that makes the change, so that both are stored or neither is */
  async record(manager: EntityManager, staff: { username: string }, change: Change): Promise<void> {
    const { resource_type, resource_id } = change;
    const resource_name =
      change.resource_name ?? (await findResourceName(manager, resource_type, resource_id));
    this.count += 1;
    const created_at = () => `now() + ${this.count % 1000} * ${microsecond}`;
    await manager
      .createQueryBuilder()
      .insert()
      .into(Activity)
      .values({
        ...change,
        resource_name,
        username: staff.username,
        created_at,
      } as QueryDeepPartialEntity<Activity>)
      .execute();
  }
}
