import { describeIssues } from '@lens/contracts/zod-issues';
import { remoteManifest, type RemoteManifest } from '@lens/contracts/remote';
import { readVerified, type VersionFolder } from './read-verified';

export const manifestFile = 'remote.json';
/** What a remote needs to be rendered on the server. */
export const bundleFile = 'server/index.cjs';

function parse(text: string): RemoteManifest {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error(`${manifestFile} is not JSON.`);
  }
  const parsed = remoteManifest.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new Error(`${manifestFile}: ${describeIssues(parsed.error, 'manifest').slice(0, 3).join('; ')}`);
}

/** Reads the manifest of a version. @throws Error if it is invalid, or that of another version */
export async function readManifest(
  versionFolder: VersionFolder,
  name: string,
  version: string,
): Promise<RemoteManifest> {
  const manifest = parse((await readVerified(versionFolder, manifestFile)).toString('utf8'));
  if (manifest.name !== name || manifest.version !== version)
    throw new Error(`${manifestFile} says that it is ${manifest.name} ${manifest.version}.`);
  return manifest;
}
