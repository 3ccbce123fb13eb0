import { text } from 'node:stream/consumers';
import { userCreate } from '@lens/contracts/users';
import { readEnvironment } from '../config/env.js';
import { StartError } from '../config/start-error.js';
import { holdDatabase } from '../database/hold-database.js';
import { createAccount, resetPassword } from './accounts.js';
import { parseCommand } from './command.js';
import { newPassword } from './new-password.js';

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
  const given = command.passwordFromInput ? (await text(process.stdin)).trimEnd() : undefined;
  const password = given ?? newPassword();
  const checked = userCreate.safeParse({ username: command.username, password, role: command.role });
  if (!checked.success) throw new StartError(checked.error.issues.map(({ message }) => message).join('\n'));
  // Not seeded: the seed refuses an account that this command may be about to mend.
  const database = await holdDatabase(readEnvironment(variables, directory), () => Promise.resolve());
  try {
    if (command.verb === 'create') await createAccount(database.source, checked.data);
    else await resetPassword(database.source, checked.data);
  } finally {
    await database.close();
  }
  process.stdout.write(
    `${command.verb === 'create' ? 'Created' : 'Changed'} the account ${command.username}.\n`,
  );
  if (!given) process.stdout.write(`Its password, shown this once: ${password}\n`);
}
