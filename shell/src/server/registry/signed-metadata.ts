import { createHash, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { Updater, type TargetFile } from 'tuf-js';
import { z } from 'zod';
import { metadataFolder } from '@lens/contracts/signing';
import { FolderFetcher } from './folder-fetcher';

interface Places {
  remotesFolder: string;
  /** The file of the root that is trusted first. */
  trustedRoot: string;
  /** Where the newest metadata that was seen is remembered. */
  dataFolder: string;
}

/** More teams than any site has. */
const maxDelegations = 1000;

const expiring = z.object({ signed: z.object({ expires: z.iso.datetime() }) });

/**
 * The folder of what was verified under a root in a folder of remotes. Another root begins anew: whoever replaces the file
 * says whom to trust.
 * @throws Error if the root cannot be read
 */
export async function openMemory({ remotesFolder, trustedRoot, dataFolder }: Places): Promise<string> {
  const root = await readFile(trustedRoot).catch(({ code }: NodeJS.ErrnoException) => {
    throw new Error(`The trusted root (TRUSTED_ROOT) cannot be read (${code ?? 'unknown'}).`);
  });
  const id = createHash('sha256').update(root).update(remotesFolder).digest('hex').slice(0, 12);
  const folder = path.join(dataFolder, 'verified', id);
  await mkdir(folder, { recursive: true });
  const draft = path.join(folder, `root.${randomUUID()}`);
  await writeFile(draft, root);
  // Complete or not at all, and never over the newest root that this or another shell has followed to.
  await link(draft, path.join(folder, 'root.json')).catch((failure: NodeJS.ErrnoException) => {
    if (failure.code !== 'EEXIST') throw failure;
  });
  await rm(draft, { force: true });
  return folder;
}

/** What the newest timestamp points to, verified. */
export class SignedMetadata {
  private constructor(
    private readonly updater: Updater,
    /** The content of the timestamp. */
    readonly timestampText: string,
    /** When the timestamp expires, in milliseconds. */
    readonly expiresAtMs: number,
  ) {}

  /**
   * Verifies what is newest, and that it is no older than what was seen before.
   * @param memory the folder that `openMemory` gave
   * @throws Error if anything is not signed by its keys, is older than before, is mixed from several states, or has
   * expired
   */
  static async read(remotesFolder: string, memory: string): Promise<SignedMetadata> {
    const updater = new Updater({
      metadataDir: memory,
      metadataBaseUrl: pathToFileURL(path.join(remotesFolder, metadataFolder)).href,
      fetcher: new FolderFetcher(),
      config: { maxDelegations },
    });
    await updater.refresh();
    const timestamp = await readFile(path.join(memory, 'timestamp.json'), 'utf8');
    const { expires } = expiring.parse(JSON.parse(timestamp)).signed;
    return new SignedMetadata(updater, timestamp, Date.parse(expires));
  }

  /** What is signed about a file; null if nobody who may has signed it. */
  async find(target: string): Promise<TargetFile | null> {
    return (await this.updater.getTargetInfo(target)) ?? null;
  }
}

/** @throws Error if the content is not what was signed */
export const requireSignedContent = (target: TargetFile, content: Buffer): Promise<void> =>
  target.verify(Readable.from([content]));
