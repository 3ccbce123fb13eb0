import type { DataSource } from 'typeorm';
import type { BackupPlan } from '../../config/backup-env.js';
import { openEmbedded, type Database } from '../../database/database.js';
import { backUp } from '../back-up.js';
import { createKeyPair, encryptFor } from '../encryption/age.js';
import type { Folders } from '../folders/open-folders.js';
import { verifyBackup } from '../verify.js';
import { BackupFolder } from './backup-folder.js';
import { makePass, type PassResult } from './make-pass.js';
import { recordPass } from './record-pass.js';

/** Without entities: what is restored is compared as rows. */
export async function openEmptyDatabase(): Promise<Database> {
  const { openInMemory } = await import('../../database/embedded.js');
  return openEmbedded(await openInMemory(), []);
}

/**
 * Makes a pass and records it. Each backup is encrypted for the operator's keys and for one of its own, which only this
 * process knows and then forgets: with it the stored file is opened and compared, without the operator's private key.
 * @throws StartError if another process is at it, or a key is mistyped
 */
export async function backUpIfDue(
  database: DataSource,
  folders: Folders,
  { folder, recipients, keep }: BackupPlan,
  openEmpty = openEmptyDatabase,
): Promise<PassResult> {
  const { identity, recipient } = await createKeyPair();
  const encrypt = encryptFor([...recipients, recipient]);
  const result = await makePass({
    folder: new BackupFolder(folder),
    keep,
    now: () => new Date(),
    async write(file) {
      await backUp(database, folders, file, { encrypt });
    },
    async verify(file) {
      const empty = await openEmpty();
      try {
        await verifyBackup(empty.dataSource, { file, identities: [identity] });
      } finally {
        await empty.close();
      }
    },
  });
  await recordPass(database, result);
  return result;
}
