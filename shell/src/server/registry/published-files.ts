import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { registryEntry, type RegistryEntry } from '@lens/contracts/registry';
import { isPlain } from './plain-path';

type Files = RegistryEntry['files'];

/** Versions that open pages may still ask for, and some more. */
const max = 200;

/** The lists of hashes that published versions have, those of open pages too. A version never changes, nor does its list. */
export class PublishedFiles {
  private readonly known = new LRUCache<string, Files>({ max });

  constructor(private readonly remotesFolder: string) {}

  /** Null for what was never published. */
  async of(name: string, version: string): Promise<Files | null> {
    const list = path.join(name, version, 'hashes.json');
    const known = this.known.get(list);
    if (known) return known;
    const files = await this.read(list);
    if (!files) return null;
    this.known.set(list, files);
    return files;
  }

  private async read(list: string): Promise<Files | null> {
    if (!(await isPlain(this.remotesFolder, list))) return null;
    try {
      return registryEntry.shape.files.parse(
        JSON.parse(await readFile(path.join(this.remotesFolder, list), 'utf8')),
      );
    } catch {
      return null;
    }
  }
}
