import type { EntityManager } from 'typeorm';
import { User } from './user.entity.js';

/** The characters of usernames. Others are refused, since some turn into these in lower case: `İ`, the Kelvin sign. */
const usernameCharacters = /^[\x21-\x7e]*$/;

/** Ignores case. */
export async function findByUsername(manager: EntityManager, username: string): Promise<User | null> {
  if (!usernameCharacters.test(username)) return null;
  return manager
    .createQueryBuilder(User, 'user')
    .where('lower(user.username) = :username', { username: username.toLowerCase() })
    .getOne();
}
