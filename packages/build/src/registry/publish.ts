import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteManifest } from '@lens/contracts/remote';
import { writeTwins } from '../files/compressed-twins.ts';
import { plainFilesOf, type PlainFiles } from '../files/plain-files.ts';
import { activate, exists, folderOf, requireRoom } from './active.ts';
import { faultsOfBuild } from './checks/build.ts';
import { hashesFile, writeHashes } from './hashes.ts';
import { claimName } from './owners.ts';
import { readManifest } from './read-manifest.ts';
import { readRegistry } from './registry-file.ts';

export interface Published {
  name: string;
  version: string;
  /** False when this very version had been published before. */
  fresh: boolean;
}

interface Options {
  /** Takes the name over from whoever has it. */
  replace?: boolean;
  /** Whether files are compressed as densely as possible; a build for work does without. */
  compress?: boolean;
}

/** Puts a folder in place. @returns false when somebody else has just put the same one there */
const settle = (draft: string, target: string) =>
  rename(draft, target).then(
    () => true,
    (failure: NodeJS.ErrnoException) => {
      if (failure.code === 'ENOTEMPTY' || failure.code === 'EEXIST') return false;
      throw failure;
    },
  );

async function copy(
  build: string,
  draft: string,
  { files, twins }: PlainFiles,
  compress: boolean,
): Promise<void> {
  for (const name of files.filter((file) => file !== hashesFile)) {
    const content = await readFile(path.join(build, name));
    const target = path.join(draft, name);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content);
    if (compress) await writeTwins(target, content, { folder: build, name, twins });
  }
}

function requireNone({ name, version }: RemoteManifest, faults: string[]): void {
  if (faults.length === 0) return;
  const shown = faults.slice(0, 20).map((fault) => `  - ${fault}`);
  const more = faults.length > 20 ? [`  and ${faults.length - 20} more`] : [];
  throw new Error(`${name} ${version} cannot be published:\n${[...shown, ...more].join('\n')}`);
}

/**
 * Copies a build into its immutable version folder, with its hashes; it appears there whole or not at all. The build is
 * only read.
 * @throws Error naming everything that is wrong with it
 */
export async function publish(
  build: string,
  remotesFolder: string,
  { replace = false, compress = true }: Options = {},
): Promise<Published> {
  const manifest = await readManifest(build);
  const { name, version } = manifest;
  const target = folderOf(remotesFolder, name, version);
  if (await exists(target)) return { name, version, fresh: false };
  const found = await plainFilesOf(build);
  requireNone(manifest, found.faults);
  requireNone(manifest, await faultsOfBuild(build, found.files, manifest));
  await requireRoom(remotesFolder, await readRegistry(remotesFolder), manifest);
  await claimName(remotesFolder, manifest, replace);
  // No version starts with a dot: what is left of a process that was killed is none.
  const draft = path.join(path.dirname(target), `.${version}.${randomUUID()}.tmp`);
  await mkdir(path.dirname(target), { recursive: true });
  try {
    await copy(build, draft, found, compress);
    await writeHashes(draft);
    return { name, version, fresh: await settle(draft, target) };
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/**
 * Publishes a build and activates it where it is new here. A version that was published before is left as the registry
 * has it, so that a restart undoes neither a rollback nor a withdrawal.
 */
async function publishAndActivate(build: string, remotesFolder: string): Promise<Published> {
  const result = await publish(build, remotesFolder);
  const { remotes, unusable, withdrawn } = await readRegistry(remotesFolder);
  const isKnown =
    result.name in remotes || result.name in unusable.remotes || withdrawn.includes(result.name);
  if (result.fresh || !isKnown) await activate(remotesFolder, result.name, result.version);
  return result;
}

export interface PublishedEach {
  published: Published[];
  /** Of each build that could not be published or activated, what is wrong. Whatever was active of it still is. */
  refused: string[];
}

/** Publishes builds, each on its own: one that is refused holds up no other, nor what is served already. */
export async function publishEach(builds: string[], remotesFolder: string): Promise<PublishedEach> {
  const published: Published[] = [];
  const refused: string[] = [];
  for (const build of builds)
    await publishAndActivate(build, remotesFolder).then(
      (result) => published.push(result),
      (failure: unknown) =>
        refused.push(`${build}: ${failure instanceof Error ? failure.message : String(failure)}`),
    );
  return { published, refused };
}

/** The same for those to whom every build matters. @throws Error naming all that were refused, once the others are there */
export async function publishFresh(builds: string[], remotesFolder: string): Promise<Published[]> {
  const { published, refused } = await publishEach(builds, remotesFolder);
  if (refused.length > 0) throw new Error(refused.join('\n'));
  return published;
}
