import { resolveRemotesBucket, type RemotesBucket } from '@lens/contracts/remotes-bucket';
import { deploymentMode, resolveFolders, resolveKeys } from '@lens/contracts/deployment';

/** Where versions are published, and what signs them. */
export interface Store {
  remotesFolder: string;
  keysFolder: string;
  /** Whether keys that are missing are made, as in the demo. In production somebody brings them. */
  makesKeys: boolean;
  /** What the folder is a copy of, and what is written in its place; null or left out for a folder alone. */
  bucket?: RemotesBucket | null;
  /** The revision of the registry on which a change is based; another one is refused. */
  baseRevision?: number;
}

/** @param resolve `path.resolve` from the base of relative paths */
export function resolveStore(variables: NodeJS.ProcessEnv, resolve: (folder: string) => string): Store {
  return {
    remotesFolder: resolveFolders(variables, resolve).remotesFolder,
    keysFolder: resolveKeys(variables, resolve).keysFolder,
    makesKeys: deploymentMode(variables) === 'demo',
    bucket: resolveRemotesBucket(variables),
  };
}
