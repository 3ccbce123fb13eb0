import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { metadataFolder } from '@lens/contracts/signing';

/** The folders of versions, as `<remote>/<version>`. */
export async function listVersionFolders(remotesFolder: string): Promise<Set<string>> {
  const foldersIn = async (folder: string): Promise<string[]> =>
    (await readdir(folder, { withFileTypes: true }).catch(() => [])).flatMap((entry) =>
      entry.isDirectory() && !entry.name.startsWith('.') ? [entry.name] : [],
    );
  const remotes = (await foldersIn(remotesFolder)).filter((name) => name !== metadataFolder);
  const versions = await Promise.all(
    remotes.map(async (name) =>
      (await foldersIn(path.join(remotesFolder, name))).map((version) => `${name}/${version}`),
    ),
  );
  return new Set(versions.flat());
}
