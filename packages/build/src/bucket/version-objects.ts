import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { registryEntry, remoteName, versionFile, versionName } from '@lens/contracts/registry';
import { hashesTarget } from '@lens/contracts/signing';
import { integrityOf } from '../files/integrity.ts';
import { listFiles } from '../files/list-files.ts';
import type { ListedObject } from './answers.ts';
import { maxObjectBytes, type Bucket } from './bucket.ts';
import { sha384, WrongContent, type NamedVersion } from './chain.ts';
import { eachLimited } from './limited.ts';

const list = 'hashes.json';
const limits = { maxOutputLength: maxObjectBytes };
const decompress: Record<string, (content: Buffer) => Promise<Buffer>> = {
  '.br': (content) => promisify(brotliDecompress)(content, limits),
  '.gz': (content) => promisify(gunzip)(content, limits),
};

const isThere = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );

/** Whether a copy has the content that was signed. One that has not is left out, since every copy can be. */
async function isGoodCopy(extension: string, content: Buffer, hash: string): Promise<boolean> {
  return decompress[extension]!(content).then(
    (plain) => integrityOf(plain) === hash,
    () => false,
  );
}

async function readHashes(bucket: Bucket, { name, version, sha384: hash }: NamedVersion) {
  const key = hashesTarget(name, version);
  const stored = await bucket.get(key);
  if (!stored || sha384(stored.bytes) !== hash)
    throw new WrongContent(`${key} in the bucket is ${stored ? 'not what the team signed' : 'missing'}`);
  const files = registryEntry.shape.files.safeParse(JSON.parse(stored.bytes.toString('utf8')));
  if (!files.success) throw new WrongContent(`${key} in the bucket is no list of hashes`);
  return { bytes: stored.bytes, files: files.data };
}

/**
 * Brings a version into a folder, if it is not there. It appears complete or not at all.
 * @param objects those of the bucket whose keys begin with the version's folder; they are listed without it
 * @throws WrongContent if a file is missing or is not what was signed
 */
export async function fetchVersion(
  bucket: Bucket,
  remotesFolder: string,
  named: NamedVersion,
  objects?: ListedObject[],
): Promise<void> {
  const { name, version } = named;
  // Both become names of folders.
  if (!remoteName.safeParse(name).success || !versionName.safeParse(version).success) return;
  const folder = path.join(remotesFolder, name, version);
  if (await isThere(path.join(folder, list))) return;
  const begin = `${name}/${version}/`;
  const { bytes, files } = await readHashes(bucket, named);
  const found = (objects ?? (await bucket.list(begin))).filter(({ key }) => key.startsWith(begin));
  const names = found.map(({ key }) => key.slice(begin.length));
  const copies = names.filter((file) => {
    const extension = path.extname(file);
    return extension in decompress && !(file in files) && file.slice(0, -extension.length) in files;
  });
  const draft = path.join(remotesFolder, name, `.${version}.${randomUUID()}.tmp`);
  const write = async (file: string, content: Buffer): Promise<void> => {
    if (!versionFile.safeParse(file).success || file.split('/').includes('..'))
      throw new WrongContent(`${begin}${file} has no name that a file can have`);
    await mkdir(path.dirname(path.join(draft, file)), { recursive: true });
    await writeFile(path.join(draft, file), content);
  };
  try {
    await eachLimited([...Object.keys(files), ...copies], async (file) => {
      const stored = await bucket.get(`${begin}${file}`);
      const extension = path.extname(file);
      const plain = files[file.slice(0, -extension.length)];
      const isCopy = !(file in files);
      if (isCopy) {
        if (stored && (await isGoodCopy(extension, stored.bytes, plain!))) await write(file, stored.bytes);
      } else if (!stored || integrityOf(stored.bytes) !== files[file]) {
        throw new WrongContent(
          `${begin}${file} in the bucket is ${stored ? 'not what was published' : 'missing'}`,
        );
      } else await write(file, stored.bytes);
    });
    await write(list, bytes);
    // Clean-up and lists of versions read when it was published.
    const publishedAt = found.find(({ key }) => key === `${begin}${list}`)?.changedAt ?? new Date();
    for (const file of ['', list, 'remote.json'])
      await utimes(path.join(draft, file), publishedAt, publishedAt).catch(() => undefined);
    await rename(draft, folder);
  } catch (failure) {
    // Another process has just brought it.
    const { code } = failure as NodeJS.ErrnoException;
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw failure;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/**
 * Writes a version into the bucket, the list of its hashes last.
 * @throws Error if another content was published under its name
 */
export async function storeVersion(
  bucket: Bucket,
  remotesFolder: string,
  { name, version }: { name: string; version: string },
): Promise<void> {
  const folder = path.join(remotesFolder, name, version);
  const files = await listFiles(folder);
  const store = async (file: string): Promise<void> => {
    const key = `${name}/${version}/${file}`;
    const etag = await bucket.place(key, await readFile(path.join(folder, file)), 'absent');
    // Machines compress differently; a reader leaves out a copy that does not fit.
    if (etag !== null || path.extname(file) in decompress) return;
    throw new Error(
      `${key} is in the bucket already, with another content. Publish ${name} under another version.`,
    );
  };
  await eachLimited(
    files.filter((file) => file !== list),
    store,
  );
  await store(list);
}

/** Removes a version from the bucket, the list of its hashes first, so that nobody begins to fetch it. */
export async function removeVersion(bucket: Bucket, name: string, version: string): Promise<void> {
  await bucket.remove(hashesTarget(name, version));
  const objects = await bucket.list(`${name}/${version}/`);
  await eachLimited(objects, ({ key }) => bucket.remove(key));
}
