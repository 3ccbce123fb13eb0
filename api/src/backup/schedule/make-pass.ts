import type { KeepRules } from '../../config/backup-env.js';
import { lockFolder } from '../../database/folder-lock.js';
import { describeCause } from '../describe-cause.js';
import type { BackupFolder, StoredBackup } from './backup-folder.js';
import { isDue } from './is-due.js';
import { selectKept } from './keep-rules.js';

export interface Pass {
  folder: BackupFolder;
  keep: KeepRules;
  now(): Date;
  write(file: string): Promise<void>;
  /** @throws Error when the written file cannot be read back as what was saved */
  verify(file: string): Promise<void>;
}

export interface PassResult {
  isMade: boolean;
  /** Why one was due and is not made. */
  problem?: string;
  /** The newest backup that is there after the pass. */
  newest?: StoredBackup;
  removed: string[];
}

/**
 * What a schedule does each hour: makes a backup if one is due, and deletes those that no rule keeps. An older one is deleted
 * only after a new one was restored and compared.
 * @throws StartError if another process is at it
 */
export async function makePass(pass: Pass): Promise<PassResult> {
  const { folder } = pass;
  await folder.create();
  const lock = await lockFolder(
    folder.lockFile,
    ({ pid, host }) => `Process ${pid} on ${host} is making a backup in the same folder, so this one ends.`,
  );
  try {
    await folder.removeUnfinished();
    const before = await folder.list();
    if (!isDue(before.at(-1), pass.now())) return { isMade: false, newest: before.at(-1), removed: [] };
    const problem = await makeBackup(pass);
    const removed = problem === undefined ? await removeOthers(pass) : [];
    const newest = (await folder.list()).at(-1);
    return { isMade: problem === undefined, problem, newest, removed };
  } finally {
    lock.release();
  }
}

/** @returns the problem, if there was one */
async function makeBackup({ folder, now, write, verify }: Pass): Promise<string | undefined> {
  const madeAt = now();
  try {
    await write(folder.unfinishedFile);
    await verify(folder.unfinishedFile);
    await folder.accept(madeAt);
    return undefined;
  } catch (error) {
    await folder.removeUnfinished();
    return describeCause(error);
  }
}

async function removeOthers({ folder, keep }: Pass): Promise<string[]> {
  const backups = await folder.list();
  const kept = selectKept(backups, keep);
  const others = backups.filter((backup) => !kept.has(backup));
  for (const backup of others) await folder.remove(backup);
  return others.map(({ name }) => name);
}
