import { readEnvironment } from '../config/env.js';
import { createLogger } from '../common/logging/logger.js';
import { openExclusively } from '../database/open-exclusively.js';
import type { Manifest } from './archive/manifest.js';
import { backUp } from './back-up.js';
import { parseBackupCommand } from './command.js';
import { openFolders } from './folders/open-folders.js';
import { restore } from './restore.js';

/**
 * The command line for backups. The embedded database must not be in use by a running API.
 * @throws StartError when the command, the file or the database is not usable
 */
export async function runBackup(
  words: string[],
  variables: NodeJS.ProcessEnv,
  directory: string,
): Promise<void> {
  // npm runs its scripts at the root, wherever somebody stood who named a file.
  const { verb, file, replace } = parseBackupCommand(words, variables.INIT_CWD || directory);
  const environment = readEnvironment(variables, directory);
  const folders = await openFolders(environment, createLogger(environment.logLevel, process.stderr));
  const database = await openExclusively(environment, () => import('../entities.js'));
  try {
    const manifest =
      verb === 'backup'
        ? await backUp(database.source, folders, file)
        : await restore(database.source, folders, { file, replace });
    process.stdout.write(`${verb === 'backup' ? 'Saved' : 'Restored'} ${summarize(manifest)}: ${file}\n`);
  } finally {
    await database.close();
  }
}

function summarize({ tables, folders }: Pick<Manifest, 'tables' | 'folders'>): string {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  const files = Object.values(folders).reduce((sum, folder) => sum + (folder?.files ?? 0), 0);
  return `${Object.keys(tables).length} tables with ${rows} rows, and ${files} files`;
}
