import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { StartError } from '../config/start-error.js';

export interface BackupCommand {
  verb: 'backup' | 'restore';
  /** Absolute path. */
  file: string;
  /** Whether a restore may take the place of what is there. */
  replace: boolean;
}

const usage = `Usage:
  npm run backup -- <file.tar.gz>
  npm run restore -- <file.tar.gz> [--replace]`;

/** @param directory what a relative file is relative to @throws StartError with the usage */
export function parseBackupCommand(words: string[], directory: string): BackupCommand {
  const { positionals, values } = parseArguments(words);
  const [verb, file, ...rest] = positionals;
  const isKnown = verb === 'restore' || (verb === 'backup' && !values.replace);
  if (!isKnown || !file || rest.length > 0) throw new StartError(usage);
  return { verb, file: resolve(directory, file), replace: values.replace };
}

function parseArguments(words: string[]) {
  try {
    return parseArgs({
      args: words,
      allowPositionals: true,
      options: { replace: { type: 'boolean', default: false } },
    });
  } catch {
    throw new StartError(usage);
  }
}
