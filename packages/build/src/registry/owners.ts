import type { RemoteManifest } from '@lens/contracts/remote';
import { changeRegistry } from './registry-file.ts';

/**
 * Keeps a name for whoever publishes it first. It holds accidents off, not thieves: who can write here can say anything.
 * @throws Error when the name is another's, and nobody said to replace it
 */
export async function claimName(
  remotesFolder: string,
  { name, owner }: Pick<RemoteManifest, 'name' | 'owner'>,
  replace: boolean,
): Promise<void> {
  if (!owner)
    throw new Error(
      `remote.json says nothing of its owner. Add "owner", the name of your package or team: ${name} is kept for it.`,
    );
  await changeRegistry(remotesFolder, name, (current) => {
    const known = current.owners[name];
    if (known === owner) return current;
    if (known !== undefined && !replace)
      throw new Error(
        `The name ${name} belongs to ${known}; this build is of ${owner}. Give it another name, or publish it with --replace to take the name over.`,
      );
    return { ...current, owners: { ...current.owners, [name]: owner } };
  });
}
