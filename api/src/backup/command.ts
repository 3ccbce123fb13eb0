import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { StartError } from '../config/start-error.js';

export interface BackupCommand {
  verb: 'backup' | 'restore';
  /** Absolute path. */
  file: string;
  /** Whether a restore may replace existing data. */
  replace: boolean;
}

const usage = `Usage:
  npm run backup -- <file.tar.gz>
  npm run restore -- <file.tar.gz> [--replace]`;

/** @param directory the base of a relative path @throws StartError with the usage */
export function parseBackupCommand(args: string[], directory: string): BackupCommand {
  const { positionals, values } = parseArguments(args);
  const [verb, file, ...rest] = positionals;
  const isKnown = verb === 'restore' || (verb === 'backup' && !values.replace);
  if (!isKnown || !file || rest.length > 0) throw new StartError(usage);
  return { verb, file: resolve(directory, file), replace: values.replace };
}

function parseArguments(args: string[]) {
  try {
    return parseArgs({
      args: args,
      allowPositionals: true,
      options: { replace: { type: 'boolean', default: false } },
    });
  } catch {
    throw new StartError(usage);
  }
}
