import type { EntityManager } from 'typeorm';
import { User } from './user.entity.js';

/** What a name is made of; other letters may become these in small, `İ` and the sign of Kelvin among them. */
const ascii = /^[\x21-\x7e]*$/;

/** Usernames are the same whatever their case. */
export async function findByUsername(manager: EntityManager, username: string): Promise<User | null> {
  if (!ascii.test(username)) return null;
  return manager
    .createQueryBuilder(User, 'user')
    .where('lower(user.username) = :username', { username: username.toLowerCase() })
    .getOne();
}
