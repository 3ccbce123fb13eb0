import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { StartError } from '../config/start-error.js';

export type BackupCommand =
  | { verb: 'backup'; file: string }
  | { verb: 'restore'; file: string; identityFile: string | undefined; replace: boolean }
  | { verb: 'check'; file: string; identityFile: string | undefined }
  | { verb: 'key' }
  | { verb: 'scheduled' }
  | { verb: 'hourly' };

const usage = `Usage:
  npm run backup -- <file.tar.gz>
  npm run restore -- <file> [--identity <file of the private key>] [--replace]
  npm run backups -- key         makes a key pair; keep it on another machine
  npm run backups -- check <file> [--identity <file of the private key>]
  npm run backups -- scheduled   makes an encrypted backup in BACKUPS_DIR if one is due
  npm run backups -- hourly      the same each hour`;

/** @param directory the base of a relative path @throws StartError with the usage */
export function parseBackupCommand(args: string[], directory: string): BackupCommand {
  const { positionals, values } = parseArguments(args);
  const [verb, name, ...rest] = positionals;
  const { identity, replace } = values;
  const identityFile = identity === undefined ? undefined : resolve(directory, identity);
  if (rest.length > 0) throw new StartError(usage);
  if (name === undefined) {
    if (identityFile || replace) throw new StartError(usage);
    if (verb === 'key' || verb === 'scheduled' || verb === 'hourly') return { verb };
    throw new StartError(usage);
  }
  const file = resolve(directory, name);
  if (verb === 'restore') return { verb, file, identityFile, replace };
  if (verb === 'check' && !replace) return { verb, file, identityFile };
  if (verb === 'backup' && !replace && !identityFile) return { verb, file };
  throw new StartError(usage);
}

function parseArguments(args: string[]) {
  try {
    return parseArgs({
      args: args,
      allowPositionals: true,
      options: { identity: { type: 'string' }, replace: { type: 'boolean', default: false } },
    });
  } catch {
    throw new StartError(usage);
  }
}
