import { Injectable } from '@nestjs/common';
import type { FieldChanges } from '@lens/contracts/activity';
import type { EntityManager } from 'typeorm';
import { Activity } from './activity.entity.js';

export interface Change {
  action: Activity['action'];
  event?: string;
  resource_type: string;
  /** Null when it is about many. */
  resource_id: string | null;
  /** Made by `fieldChanges`, from fields that hold no personal data. */
  changes?: FieldChanges | null;
}

@Injectable()
export class ActivityLog {
  /** Takes the transaction that makes the change: there is no change without its entry, and no entry without it. */
  async record(manager: EntityManager, staff: { username: string }, change: Change): Promise<void> {
    await manager.save(manager.create(Activity, { ...change, username: staff.username }));
  }
}
