import { readEnvironment } from '../config/env.js';
import { createLogger } from '../common/logging/logger.js';
import { openExclusively } from '../database/open-exclusively.js';
import type { Manifest } from './archive/manifest.js';
import { backUp } from './back-up.js';
import { parseBackupCommand } from './command.js';
import { openFolders } from './folders/open-folders.js';
import { restore } from './restore.js';

/**
 * Runs the command line for backups. The API must not be running on the embedded database.
 * @throws StartError when the command, the file or the database is not valid
 */
export async function runBackup(
  args: string[],
  variables: NodeJS.ProcessEnv,
  directory: string,
): Promise<void> {
  // npm runs its scripts at the root; INIT_CWD is the folder from which it was called.
  const { verb, file, replace } = parseBackupCommand(args, variables.INIT_CWD || directory);
  const environment = readEnvironment(variables, directory);
  const folders = await openFolders(environment, createLogger(environment.logLevel, process.stderr));
  const database = await openExclusively(environment, () => import('../entities.js'));
  try {
    const manifest =
      verb === 'backup'
        ? await backUp(database.dataSource, folders, file)
        : await restore(database.dataSource, folders, { file, replace });
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
