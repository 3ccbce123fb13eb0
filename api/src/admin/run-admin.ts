import { text } from 'node:stream/consumers';
import { userCreate } from '@lens/contracts/users';
import type { DataSource } from 'typeorm';
import { readEnvironment } from '../config/env.js';
import { StartError } from '../config/start-error.js';
import { openPreparedDatabase } from '../database/open-exclusively.js';
import { createAccount, resetPassword, resetSecondFactor } from './accounts.js';
import { parseCommand, type AdminCommand } from './command.js';
import { generatePassword } from './generate-password.js';

/** What a command does, and the message that it prints afterwards. */
interface Task {
  run: (database: DataSource) => Promise<void>;
  message: string;
}

/**
 * Runs the command line that creates accounts and resets their passwords and second factors. The API must not be
 * running on the embedded database.
 * @throws StartError when the command or the password is not valid
 */
export async function runAdmin(
  args: string[],
  variables: NodeJS.ProcessEnv,
  directory: string,
): Promise<void> {
  const command = parseCommand(args);
  const task = command.verb === 'reset-2fa' ? secondFactorTask(command) : await passwordTask(command);
  // Not seeded: the seed refuses an account that this command may be about to repair.
  const database = await openPreparedDatabase(
    readEnvironment(variables, directory),
    () => import('../entities.js'),
    () => Promise.resolve(),
  );
  try {
    await task.run(database.dataSource);
  } finally {
    await database.close();
  }
  process.stdout.write(task.message);
}

function secondFactorTask({ username }: { username: string }): Task {
  return {
    run: (database) => resetSecondFactor(database, username),
    message: `Turned off the second factor of ${username}; the password alone signs in again.\n`,
  };
}

async function passwordTask(command: Exclude<AdminCommand, { verb: 'reset-2fa' }>): Promise<Task> {
  const typedPassword = command.passwordFromInput ? (await text(process.stdin)).trimEnd() : undefined;
  const password = typedPassword ?? generatePassword();
  const { username, role } = { role: 'admin', ...command };
  const account = userCreate.safeParse({ username, password, role });
  if (!account.success) throw new StartError(account.error.issues.map(({ message }) => message).join('\n'));
  const shownPassword = typedPassword ? '' : `Its password, shown only once: ${password}\n`;
  return command.verb === 'create'
    ? {
        run: (database) => createAccount(database, account.data),
        message: `Created the account ${username}.\n${shownPassword}`,
      }
    : {
        run: (database) => resetPassword(database, account.data),
        message: `Changed the password of ${username}.\n${shownPassword}`,
      };
}
