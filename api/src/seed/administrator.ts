import type { EntityManager } from 'typeorm';
import { User } from '../auth/accounts/user.entity.js';
import { hashPassword, verifyPassword } from '../auth/passwords.js';
import { demoAdmin, type Environment } from '../config/env.js';
import { StartError } from '../config/start-error.js';

/**
 * Creates the first administrator if there is none.
 * @throws StartError in production when there is no password for one, or when the demo's password would still work
 */
export async function seedAdministrator(manager: EntityManager, { mode, admin }: Environment): Promise<void> {
  const users = manager.getRepository(User);
  if (mode === 'production') await refuseDemoPassword(manager);
  if (await users.existsBy({ role: 'admin' })) return;
  if (!admin.password) {
    throw new StartError(
      'There is no administrator yet. Set ADMIN_USERNAME and ADMIN_PASSWORD for the first start; ' +
        'they can be removed again afterwards.',
    );
  }
  await users.insert({
    username: admin.username,
    role: 'admin',
    passwordHash: await hashPassword(admin.password),
  });
}

async function refuseDemoPassword(manager: EntityManager): Promise<void> {
  const account = await manager.findOneBy(User, { username: demoAdmin.username });
  if (!account || !(await verifyPassword(account.passwordHash, demoAdmin.password))) return;
  throw new StartError(
    `The account ${demoAdmin.username} still has the demo password, which anybody can read. ` +
      `Change it with: npm run admin -- reset-password ${demoAdmin.username}`,
  );
}
