import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { registryEntry, type RegistryEntry } from '@lens/contracts/registry';
import { isPlainFile } from './plain-file';

type Files = RegistryEntry['files'];

/** More than the versions that open pages may still need. */
const maxVersions = 200;

/**
 * The hashes of the files of published versions, also of those that are no longer active. Cached, as they never change.
 */
export class PublishedFiles {
  private readonly cache = new LRUCache<string, Files>({ max: maxVersions });

  constructor(private readonly remotesFolder: string) {}

  /** Null if there is no such version. */
  async get(name: string, version: string): Promise<Files | null> {
    const list = path.join(name, version, 'hashes.json');
    const cached = this.cache.get(list);
    if (cached) return cached;
    const files = await this.read(list);
    if (!files) return null;
    this.cache.set(list, files);
    return files;
  }

  private async read(list: string): Promise<Files | null> {
    if (!(await isPlainFile(this.remotesFolder, list))) return null;
    try {
      return registryEntry.shape.files.parse(
        JSON.parse(await readFile(path.join(this.remotesFolder, list), 'utf8')),
      );
    } catch {
      return null;
    }
  }
}
