import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describeIssues } from '@lens/contracts/zod-issues';
import {
  applyWithdrawals,
  withdrawnFile,
  withdrawnVersions,
  type WithdrawnVersions,
} from '@lens/contracts/signing';
import { replaceFile } from '../signing/metadata-files.ts';
import { readHashes } from './hashes.ts';
import type { StoredRegistry } from './stored-registry.ts';

/** What was withdrawn without a key. @throws Error if the file says something else */
export async function readWithdrawn(remotesFolder: string): Promise<WithdrawnVersions> {
  const file = path.join(remotesFolder, withdrawnFile);
  const text = await readFile(file, 'utf8').catch((failure: NodeJS.ErrnoException) => {
    if (failure.code === 'ENOENT') return '{}';
    throw failure;
  });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new Error(`${file} is not JSON. Remove it, or correct it.`, { cause });
  }
  const parsed = withdrawnVersions.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new Error(`${file} lists no versions: ${describeIssues(parsed.error, 'it').join('; ')}`);
}

/** The registry as shells serve it: without what was withdrawn without a key. */
export async function withoutWithdrawn(
  remotesFolder: string,
  registry: StoredRegistry,
): Promise<StoredRegistry> {
  const left = applyWithdrawals(registry, await readWithdrawn(remotesFolder));
  if (left === registry) return registry;
  const remotes = { ...left.remotes };
  for (const [name, entry] of Object.entries(left.remotes))
    if (entry !== registry.remotes[name])
      remotes[name] = {
        ...entry,
        files: await readHashes(path.join(remotesFolder, name, entry.version)).catch(() => ({})),
      };
  return { ...left, remotes };
}

/** Withdraws a version without a key. */
export async function addWithdrawn(remotesFolder: string, name: string, version: string): Promise<void> {
  const before = await readWithdrawn(remotesFolder);
  const versions = [...new Set([...(before[name] ?? []), version])];
  const content = `${JSON.stringify({ ...before, [name]: versions }, null, 2)}\n`;
  await replaceFile(path.join(remotesFolder, withdrawnFile), content);
}
