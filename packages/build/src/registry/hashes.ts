import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RegistryEntry } from '@lens/contracts/registry';
import { integrityOfFolder } from '../files/integrity.ts';

type Hashes = RegistryEntry['files'];

/** Stands in every version folder and speaks of all the others in it. */
const file = 'hashes.json';

const hashesOf = async (folder: string): Promise<Hashes> => {
  const { [file]: _own, ...hashes } = await integrityOfFolder(folder);
  return hashes;
};

/** Writes down what a version consists of, at the moment it is published. */
export async function writeHashes(folder: string): Promise<void> {
  await writeFile(path.join(folder, file), `${JSON.stringify(await hashesOf(folder), null, 2)}\n`);
}

export const readHashes = async (folder: string): Promise<Hashes> =>
  JSON.parse(await readFile(path.join(folder, file), 'utf8')) as Hashes;

/** @throws Error naming the first file that came, went or changed since the version was published */
export async function requireUnchanged(folder: string, published: Hashes): Promise<void> {
  const found = await hashesOf(folder);
  const changed = Object.keys({ ...published, ...found }).find((name) => published[name] !== found[name]);
  if (changed) throw new Error(`${changed} in ${folder} is not what was published; publish a new version.`);
}
