import type { DataSource } from 'typeorm';
import { readEnvironment, type Environment } from '../config/env.js';
import { StartError } from '../config/start-error.js';
import { createLogger } from '../common/logging/logger.js';
import { executedMigrations } from '../database/executed-migrations.js';
import { openExclusively } from '../database/open-exclusively.js';
import type { Manifest } from './archive/manifest.js';
import { backUp } from './back-up.js';
import { parseBackupCommand } from './command.js';
import { createIdentityFile, readIdentities } from './encryption/identity-file.js';
import { openFolders } from './folders/open-folders.js';
import { restore } from './restore.js';
import { backUpIfDue, openEmptyDatabase } from './schedule/back-up-if-due.js';
import { repeatHourly } from './schedule/repeat-hourly.js';
import { verifyBackup } from './verify.js';

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
  const command = parseBackupCommand(args, variables.INIT_CWD || directory);
  if (command.verb === 'key') return print(await createIdentityFile());
  if (command.verb === 'check') return check(command.file, command.identityFile);
  const environment = readEnvironment(variables, directory);
  if (command.verb === 'hourly') return repeatHourly(process.argv[1]!);
  if (command.verb === 'scheduled') return runScheduled(environment);
  const { folders, database } = await openSite(environment);
  try {
    if (command.verb === 'backup') {
      const manifest = await backUp(database.dataSource, folders, command.file);
      return print(`Saved ${summarize(manifest)}: ${command.file}\n`);
    }
    const { file, identityFile, replace } = command;
    const identities = identityFile ? await readIdentities(identityFile) : [];
    const manifest = await restore(database.dataSource, folders, { file, identities, replace });
    print(`Restored ${summarize(manifest)}: ${file}\n`);
  } finally {
    await database.close();
  }
}

/** Fails the process if a backup was due and could not be made. */
async function runScheduled(environment: Environment): Promise<void> {
  if (!environment.backups)
    throw new StartError('BACKUPS_DIR is not set: the folder that holds nothing but backups.');
  const log = createLogger(environment.logLevel);
  const { folders, database } = await openSite(environment);
  try {
    if (await isEmpty(database.dataSource)) return log.info('no backup: the database is empty');
    const { isMade, problem, newest, removed } = await backUpIfDue(
      database.dataSource,
      folders,
      environment.backups,
    );
    if (problem !== undefined) {
      process.exitCode = 1;
      log.error({ problem, newest: newest?.name }, 'backup failed');
    } else if (isMade) log.info({ file: newest?.name, bytes: newest?.bytes, removed }, 'backup made');
    else log.debug({ newest: newest?.name }, 'no backup is due');
  } finally {
    await database.close();
  }
}

async function isEmpty(dataSource: DataSource): Promise<boolean> {
  const runner = dataSource.createQueryRunner();
  try {
    return (await executedMigrations(runner)).length === 0;
  } finally {
    await runner.release();
  }
}

/** Touches nothing of the site: the database is an empty one in memory. */
async function check(file: string, identityFile: string | undefined): Promise<void> {
  const identities = identityFile ? await readIdentities(identityFile) : [];
  const empty = await openEmptyDatabase();
  try {
    const manifest = await verifyBackup(empty.dataSource, { file, identities });
    print(`Restored into an empty database and compared ${summarize(manifest)}: ${file}\n`);
  } finally {
    await empty.close();
  }
}

async function openSite(environment: Environment) {
  const folders = await openFolders(environment, createLogger(environment.logLevel, process.stderr));
  const database = await openExclusively(environment, () => import('../entities.js'));
  return { folders, database };
}

function print(text: string): void {
  process.stdout.write(text);
}

function summarize({ tables, folders }: Pick<Manifest, 'tables' | 'folders'>): string {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  const files = Object.values(folders).reduce((sum, folder) => sum + (folder?.files ?? 0), 0);
  return `${Object.keys(tables).length} tables with ${rows} rows, and ${files} files`;
}
