import type { EntityManager } from 'typeorm';
import { User } from './user.entity.js';

/** The row, locked: whatever changes how one account is signed in to takes turns. */
export const lockUser = (manager: EntityManager, id: string): Promise<User | null> =>
  manager.findOne(User, { where: { id }, lock: { mode: 'pessimistic_write' } });
