import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createCommand } from './command.ts';
import { packPackages } from './pack.ts';

/** `create` in the repository, which can make the packages itself. @returns the lines to print */
export async function createHere(args: string[]): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lens-packages-'));
  try {
    return await createCommand(args, async () => {
      await packPackages(folder);
      return folder;
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
