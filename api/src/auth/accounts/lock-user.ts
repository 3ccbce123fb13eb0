import type { EntityManager } from 'typeorm';
import { User } from './user.entity.js';

/** Locks the row, so that changes to the credentials of one account happen one after the other. */
export const lockUser = (manager: EntityManager, id: string): Promise<User | null> =>
  manager.findOne(User, { where: { id }, lock: { mode: 'pessimistic_write' } });
