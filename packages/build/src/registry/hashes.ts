import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describeIssues } from '@lens/contracts/zod-issues';
import { registryEntry, type RegistryEntry } from '@lens/contracts/registry';
import { hashesTarget } from '@lens/contracts/signing';
import { integrityOfFolder } from '../files/integrity.ts';
import { describeContent } from '../signing/metadata.ts';
import { signedHash, type SignedState } from '../signing/signed-state.ts';

type Hashes = RegistryEntry['files'];

/** In every version folder: the hashes of all its other files. */
export const hashesFile = 'hashes.json';

const hashesOf = async (folder: string): Promise<Hashes> => {
  const { [hashesFile]: _hashesFile, ...hashes } = await integrityOfFolder(folder);
  return hashes;
};

/** Writes the hashes of a version, when it is published. */
export async function writeHashes(folder: string): Promise<void> {
  await writeFile(path.join(folder, hashesFile), `${JSON.stringify(await hashesOf(folder), null, 2)}\n`);
}

/** @throws Error if a version has no valid list of hashes */
export async function readHashes(folder: string): Promise<Hashes> {
  const file = path.join(folder, hashesFile);
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`${file} is missing. The version was not published with "publish", or is incomplete.`);
  });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new Error(`${file} is not JSON.`, { cause });
  }
  const parsed = registryEntry.shape.files.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new Error(
    `${file} is not a list of hashes: ${describeIssues(parsed.error, 'it').slice(0, 3).join('; ')}`,
  );
}

/** @throws Error naming the first file that was added, removed or changed since the version was published */
export async function requireUnchanged(folder: string, published: Hashes): Promise<void> {
  const found = await hashesOf(folder);
  const changed = Object.keys({ ...published, ...found }).find((name) => published[name] !== found[name]);
  if (changed) throw new Error(`${changed} in ${folder} is not what was published. Publish a new version.`);
}

/** Whether a team has signed the list of hashes in a version folder. */
export async function isSignedVersion(
  state: SignedState,
  folder: string,
  { name, version }: { name: string; version: string },
): Promise<boolean> {
  const signed = signedHash(state, name, hashesTarget(name, version));
  const content = await readFile(path.join(folder, hashesFile));
  return signed === describeContent(content).hashes.sha384;
}

/** @throws Error if the list of hashes is not the one that the remote's team signed */
export async function requireSigned(
  state: SignedState,
  folder: string,
  version: { name: string; version: string },
): Promise<void> {
  if (await isSignedVersion(state, folder, version)) return;
  throw new Error(
    `${version.name} ${version.version} is not signed by the keys of its team. Publish it where such a key is.`,
  );
}
