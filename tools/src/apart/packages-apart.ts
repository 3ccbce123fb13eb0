import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { inRoot } from '../product/folders.ts';

/**
 * Folders whose packages only tests, checks or benches need. Each has a lock file of its own, and is installed when it
 * is run first: `npm ci` in the root leaves it alone.
 */
export const foldersApart = ['api/test', 'bench', 'checks', 'e2e'] as const;

export type FolderApart = (typeof foldersApart)[number];

/** npm prints all it knows about an install that failed; the reason is in its first lines. */
const reasonLines = 6;

export interface Npm {
  program: string;
  args: string[];
}

/** The npm that runs this script, or else the one on the PATH. */
function findNpm(): Npm {
  const script = process.env['npm_execpath'];
  return script?.endsWith('.js')
    ? { program: process.execPath, args: [script] }
    : { program: 'npm', args: [] };
}

/** Changes with the packages that should be there: with the lock file, and with the Node that they were built for. */
const fingerprint = (folder: string): string =>
  createHash('sha256')
    .update(`${process.version} ${process.platform} ${process.arch} `)
    .update(readFileSync(path.join(folder, 'package-lock.json')))
    .digest('hex');

/**
 * Installs the packages of a folder from its lock file, unless they are there already.
 * @throws Error with npm's reason
 */
export async function installApart(folder: string, npm = findNpm()): Promise<void> {
  const stamp = path.join(folder, 'node_modules', '.installed');
  const wanted = fingerprint(folder);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  // An install that is interrupted must not count as the one before.
  rmSync(stamp, { force: true });
  const flags = ['--prefix', folder, '--omit=peer', '--no-audit', '--no-fund', '--loglevel=error'];
  await promisify(execFile)(npm.program, [...npm.args, 'ci', ...flags], { cwd: folder }).catch(
    (failure: Error & { stderr?: string }) => {
      const said = failure.stderr?.trim().split('\n').slice(0, reasonLines).join('\n');
      throw new Error(`npm ci in ${path.relative(inRoot(), folder)}: ${said || failure.message}`);
    },
  );
  writeFileSync(stamp, wanted);
}

/** Installs some folders, one after the other. @returns why a folder could not be, for each that could not */
export async function installAllApart(
  folders: readonly FolderApart[] = foldersApart,
): Promise<Map<FolderApart, string>> {
  const failures = new Map<FolderApart, string>();
  for (const folder of folders)
    await installApart(inRoot(folder)).catch((failure: Error) => failures.set(folder, failure.message));
  return failures;
}
