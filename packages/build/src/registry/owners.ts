import type { Registry } from '@lens/contracts/registry';
import type { RemoteManifest } from '@lens/contracts/remote';

type Owned = Pick<RemoteManifest, 'name' | 'owner'>;

/**
 * Who may publish a name is decided by keys. The owner in the manifest prevents accidents among those who have them.
 * @throws Error if the name belongs to another owner and `replace` is false
 */
export function requireOwner(owners: Registry['owners'], { name, owner }: Owned, replace: boolean): string {
  if (!owner)
    throw new Error(
      `remote.json names no owner. Add "owner", the name of your package or team, which the name ${name} will belong to.`,
    );
  const current = owners[name];
  if (current !== undefined && current !== owner && !replace)
    throw new Error(
      `The name ${name} belongs to ${current}; the owner of this build is ${owner}. Give the remote another name, or publish it with --replace to take the name over.`,
    );
  return owner;
}
