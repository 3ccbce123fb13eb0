import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { registryEntry } from '@lens/contracts/registry';
import { hashesTarget } from '@lens/contracts/signing';
import { isPlainFile } from './plain-file';
import type { FileHashes } from './registry-source';
import { requireSignedContent, type SignedMetadata } from './signed-metadata';

/** More than the versions that open pages may still need. */
const maxVersions = 50;

/** The hashes of the files of versions, as their teams signed them. */
export class SignedVersions {
  /** By target and its hash, so that what another key signed later is another entry. */
  private readonly cache = new LRUCache<string, FileHashes>({ max: maxVersions });

  constructor(private readonly remotesFolder: string) {}

  /** @throws Error saying why the version may not be served; it names no path */
  async get(metadata: SignedMetadata, name: string, version: string): Promise<FileHashes> {
    const target = hashesTarget(name, version);
    const signed = await metadata.find(target).catch(() => {
      throw new Error('What its team signed cannot be verified.');
    });
    if (!signed) throw new Error('It is not signed by its team.');
    const key = `${target} ${signed.hashes['sha384']}`;
    const cached = this.cache.get(key);
    if (cached) return cached;
    const files = await this.read(target, (content) => requireSignedContent(signed, content));
    this.cache.set(key, files);
    return files;
  }

  private async read(target: string, requireSigned: (content: Buffer) => Promise<void>): Promise<FileHashes> {
    if (!(await isPlainFile(this.remotesFolder, target))) throw new Error('hashes.json is missing.');
    const content = await readFile(path.join(this.remotesFolder, target));
    await requireSigned(content).catch(() => {
      throw new Error('hashes.json is not what its team signed.');
    });
    return registryEntry.shape.files.parse(JSON.parse(content.toString('utf8')));
  }
}
