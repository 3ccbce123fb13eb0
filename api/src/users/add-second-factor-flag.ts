import { In, IsNull, Not, type EntityManager } from 'typeorm';
import type { User } from '../auth/accounts/user.entity.js';
import { SecondFactor } from '../auth/second-factor/second-factor.entity.js';

/** Adds to each user whether logging in requires a second factor. */
export async function addSecondFactorFlag(
  manager: EntityManager,
  users: User[],
): Promise<(User & { second_factor: boolean })[]> {
  const factors = await manager.findBy(SecondFactor, {
    user_id: In(users.map(({ id }) => id)),
    confirmed_at: Not(IsNull()),
  });
  const enabled = new Set(factors.map(({ user_id }) => user_id));
  return users.map((user) => ({ ...user, second_factor: enabled.has(user.id) }));
}
