import type { EntityManager } from 'typeorm';
import { User } from './user.entity.js';

/** Usernames are the same whatever their case. */
export function findByUsername(manager: EntityManager, username: string): Promise<User | null> {
  return manager
    .createQueryBuilder(User, 'user')
    .where('lower(user.username) = lower(:username)', { username })
    .getOne();
}
