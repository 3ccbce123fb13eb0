import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { generate } from 'selfsigned';
import { makeKeys } from '@lens/build/testing/sign';
import { createKeyPair } from '../../../../../api/src/backup/encryption/age.ts';
import { remotes } from '@lens/tools/product/folders';
import type { Stored } from './volumes.ts';

const filesIn = (folder: string, pattern: RegExp): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((file) => pattern.test(file))
      .map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]),
  );

/** What opens the backups of this run is in no file. */
const { recipient: backupRecipient } = await createKeyPair();

/** The secrets and settings that `infra/README.md` tells an operator to bring. */
export async function bring(folder: string, databaseUrl: string): Promise<Stored['files']> {
  const keys = path.join(folder, 'keys');
  await makeKeys(keys, remotes);
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'www.example.com' }], {
    keyType: 'ec',
    algorithm: 'sha256',
  });
  return {
    'database-app': { uri: databaseUrl, password: 'x' },
    api: {
      'jwt-secret': 'only-for-this-test-'.repeat(2),
      'admin-username': 'first',
      'admin-password': 'a-password-of-this-test',
    },
    tls: { 'tls.crt': cert, 'tls.key': key },
    'backup-recipients': { recipients: backupRecipient },
    'trusted-root': filesIn(keys, /^root\.json$/),
    // Of a first start, which needs the keys of all roles.
    'release-keys': filesIn(keys, /^(?!remote-)/),
    'team-keys': filesIn(keys, /^remote-/),
  };
}
