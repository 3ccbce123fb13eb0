import { text } from 'node:stream/consumers';
import { userCreate } from '@lens/contracts/users';
import type { DataSource } from 'typeorm';
import { readEnvironment } from '../config/env.js';
import { StartError } from '../config/start-error.js';
import { openPreparedDatabase } from '../database/open-exclusively.js';
import { createAccount, resetPassword, resetSecondFactor } from './accounts.js';
import { parseCommand, type AdminCommand } from './command.js';
import { generatePassword } from './generate-password.js';

type Work = (database: DataSource) => Promise<void>;

/**
 * The command line for lost accounts. The embedded database must not be in use by a running API.
 * @throws StartError when the command or the password is not usable
 */
export async function runAdmin(
  words: string[],
  variables: NodeJS.ProcessEnv,
  directory: string,
): Promise<void> {
  const command = parseCommand(words);
  const { work, said } = command.verb === 'reset-2fa' ? withoutCode(command) : await withPassword(command);
  // Not seeded: the seed refuses an account that this command may be about to mend.
  const database = await openPreparedDatabase(
    readEnvironment(variables, directory),
    () => import('../entities.js'),
    () => Promise.resolve(),
  );
  try {
    await work(database.source);
  } finally {
    await database.close();
  }
  process.stdout.write(said);
}

function withoutCode({ username }: { username: string }): { work: Work; said: string } {
  return {
    work: (database) => resetSecondFactor(database, username),
    said: `Turned off the second factor of ${username}; the password alone signs in again.\n`,
  };
}

async function withPassword(
  command: Exclude<AdminCommand, { verb: 'reset-2fa' }>,
): Promise<{ work: Work; said: string }> {
  const given = command.passwordFromInput ? (await text(process.stdin)).trimEnd() : undefined;
  const password = given ?? generatePassword();
  const { username, role } = { role: 'admin', ...command };
  const checked = userCreate.safeParse({ username, password, role });
  if (!checked.success) throw new StartError(checked.error.issues.map(({ message }) => message).join('\n'));
  const secret = given ? '' : `Its password, shown this once: ${password}\n`;
  return command.verb === 'create'
    ? {
        work: (database) => createAccount(database, checked.data),
        said: `Created the account ${username}.\n${secret}`,
      }
    : {
        work: (database) => resetPassword(database, checked.data),
        said: `Changed the account ${username}.\n${secret}`,
      };
}
