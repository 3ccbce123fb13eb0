import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { faultsOf } from '@lens/contracts/faults';
import { registry, type Registry } from '@lens/contracts/registry';
import { withLock } from './lock.ts';

export const registryPath = (remotesFolder: string): string => path.join(remotesFolder, 'registry.json');

const empty: Registry = { schema: 2, revision: 0, owners: {}, withdrawn: [], remotes: {} };

function parse(text: string, file: string): Registry {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new Error(`${file} is not JSON: ${cause instanceof Error ? cause.message : ''}`, { cause });
  }
  const parsed = registry.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new Error(`${file} is no registry: ${faultsOf(parsed.error, 'registry').join('; ')}`);
}

/** The registry as it stands; an absent file is an empty one. @throws Error when the file is not a registry. */
export async function readRegistry(remotesFolder: string): Promise<Registry> {
  const file = registryPath(remotesFolder);
  const text = await readFile(file, 'utf8').catch((failure: NodeJS.ErrnoException) => {
    if (failure.code === 'ENOENT') return null;
    throw failure;
  });
  return text === null ? empty : parse(text, file);
}

/**
 * Puts another registry in place of the one that stands. Teams may do so at the same moment: writers take turns, and the
 * rename is atomic, so that a reader sees the old registry or the new one.
 * @param change gives back what it was given where there is nothing to change
 */
export async function changeRegistry(
  remotesFolder: string,
  change: (current: Registry) => Registry | Promise<Registry>,
): Promise<Registry> {
  await mkdir(remotesFolder, { recursive: true });
  const file = registryPath(remotesFolder);
  return withLock(`${file}.lock`, async () => {
    const current = await readRegistry(remotesFolder);
    const next = await change(current);
    if (next === current) return current;
    const draft = `${file}.${randomUUID()}.tmp`;
    try {
      await writeFile(draft, `${JSON.stringify(registry.parse(next), null, 2)}\n`);
      await rename(draft, file);
    } finally {
      await rm(draft, { force: true });
    }
    return next;
  });
}
