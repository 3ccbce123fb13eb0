import type { RemoteManifest } from '@lens/contracts/remote';
import { changeRegistry } from './registry-file.ts';

/**
 * Reserves a name for the owner who publishes it first. This prevents accidents and not theft: whoever can write to the
 * folder can claim to be any owner.
 * @throws Error if the name belongs to another owner and `replace` is false
 */
export async function claimName(
  remotesFolder: string,
  { name, owner }: Pick<RemoteManifest, 'name' | 'owner'>,
  replace: boolean,
): Promise<void> {
  if (!owner)
    throw new Error(
      `remote.json names no owner. Add "owner", the name of your package or team, which the name ${name} will belong to.`,
    );
  await changeRegistry(remotesFolder, name, (current) => {
    const currentOwner = current.owners[name];
    if (currentOwner === owner) return current;
    if (currentOwner !== undefined && !replace)
      throw new Error(
        `The name ${name} belongs to ${currentOwner}; the owner of this build is ${owner}. Give the remote another name, or publish it with --replace to take the name over.`,
      );
    return { ...current, owners: { ...current.owners, [name]: owner } };
  });
}
