import type { Role } from '@lens/contracts/access';
import type { DataSource, EntityManager } from 'typeorm';
import { Activity } from '../activity/activity.entity.js';
import { findByUsername } from '../auth/accounts/find-by-username.js';
import { User } from '../auth/accounts/user.entity.js';
import { endSessions } from '../auth/end-sessions.js';
import { hashPassword } from '../auth/passwords.js';
import { removeSecondFactor } from '../auth/second-factor/remove-second-factor.js';
import { StartError } from '../config/start-error.js';

interface Credentials {
  username: string;
  password: string;
}

/** @throws StartError when another account has the name */
export async function createAccount(
  database: DataSource,
  account: Credentials & { role: Role },
): Promise<void> {
  const passwordHash = await hashPassword(account.password);
  await database.transaction(async (manager) => {
    if (await findByUsername(manager, account.username)) {
      throw new StartError(`There is already an account ${account.username}.`);
    }
    const { username, role } = account;
    const { id } = await manager.save(manager.create(User, { username, role, passwordHash }));
    await recordActivity(manager, { action: 'CREATE', event: null, resource_id: id });
  });
}

/** Ends the account's sessions too. @throws StartError when there is no such account */
export async function resetPassword(
  database: DataSource,
  { username, password }: Credentials,
): Promise<void> {
  const passwordHash = await hashPassword(password);
  await database.transaction(async (manager) => {
    const user = await findByUsername(manager, username);
    if (!user) throw new StartError(`There is no account ${username}.`);
    await manager.update(User, user.id, { passwordHash });
    await endSessions(manager, user.id, 'password_reset');
    await recordActivity(manager, { action: 'UPDATE', event: 'password_reset', resource_id: user.id });
  });
}

/** Ends the account's sessions too. @throws StartError when the account does not exist or has no second factor */
export async function resetSecondFactor(database: DataSource, username: string): Promise<void> {
  await database.transaction(async (manager) => {
    const user = await findByUsername(manager, username);
    if (!user) throw new StartError(`There is no account ${username}.`);
    if (!(await removeSecondFactor(manager, user.id))) {
      throw new StartError(`The account ${username} has no second factor.`);
    }
    await endSessions(manager, user.id, 'second_factor_reset');
    await recordActivity(manager, { action: 'UPDATE', event: 'second_factor_reset', resource_id: user.id });
  });
}

function recordActivity(manager: EntityManager, change: Pick<Activity, 'action' | 'event' | 'resource_id'>) {
  return manager.insert(Activity, { ...change, username: 'command line', resource_type: 'user' });
}
