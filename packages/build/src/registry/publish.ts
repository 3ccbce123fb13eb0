import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteManifest } from '@lens/contracts/remote';
import { writeCompressedCopies } from '../files/compressed-copies.ts';
import { listPlainFiles, type PlainFiles } from '../files/plain-files.ts';
import { activate, exists, versionFolder, requireNoConflicts } from './activate.ts';
import { findBuildProblems } from './checks/build.ts';
import type { Store } from '../signing/store.ts';
import { prepareStore } from './adopt.ts';
import { readSignedState } from '../signing/signed-state.ts';
import { hashesFile, isSignedVersion, readHashes, requireUnchanged, writeHashes } from './hashes.ts';
import { requireOwner } from './owners.ts';
import { readManifest } from './read-manifest.ts';
import { readRegistry, signedRegistry } from './registry-file.ts';
import { placeAndSign, renew, requireTeamKey } from './sign-published.ts';
import { requireUsable } from './stored-registry.ts';
import { withoutWithdrawn } from './withdrawn.ts';

export interface Published {
  name: string;
  version: string;
  /** False if this version had been published before. */
  isNew: boolean;
}

interface Options {
  /** Whether to take the name over from another owner. */
  replace?: boolean;
  /** Whether to write compressed copies, which development builds do without. */
  compress?: boolean;
}

/**
 * Moves the draft to the version folder.
 * @returns false if it is there: another process has just created it, or this one before another machine was first
 */
const moveIntoPlace = (draft: string, target: string) =>
  rename(draft, target).then(
    () => true,
    async (failure: NodeJS.ErrnoException) => {
      if (failure.code === 'ENOTEMPTY' || failure.code === 'EEXIST') return false;
      if (failure.code === 'ENOENT' && (await exists(target))) return false;
      throw failure;
    },
  );

async function copy(
  build: string,
  draft: string,
  { files, compressedCopies }: PlainFiles,
  compress: boolean,
): Promise<void> {
  for (const name of files.filter((file) => file !== hashesFile)) {
    const content = await readFile(path.join(build, name));
    const target = path.join(draft, name);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content);
    if (compress) await writeCompressedCopies(target, content, { folder: build, name, compressedCopies });
  }
}

function requireNoProblems({ name, version }: RemoteManifest, problems: string[]): void {
  if (problems.length === 0) return;
  const lines = problems.slice(0, 20).map((problem) => `  - ${problem}`);
  if (problems.length > 20) lines.push(`  and ${problems.length - 20} more`);
  throw new Error(`${name} ${version} cannot be published:\n${lines.join('\n')}`);
}

/**
 * Copies a build to its version folder, with its hashes, and signs these. The folder appears complete or not at all, and
 * never changes again. The build itself does not change.
 * @throws Error naming everything that is wrong with it
 */
export async function publish(
  build: string,
  store: Store,
  { replace = false, compress = true }: Options = {},
): Promise<Published> {
  const { remotesFolder } = store;
  const manifest = await readManifest(build);
  const { name, version } = manifest;
  const folder = versionFolder(remotesFolder, name, version);
  await prepareStore(store);
  const state = await readSignedState(store);
  if (await exists(folder)) {
    if (await isSignedVersion(state, folder, manifest)) return { name, version, isNew: false };
    // It was put there by a process that died before it could sign, or by somebody else.
    await requireUnchanged(build, await readHashes(folder));
  }
  const plainFiles = await listPlainFiles(build);
  requireNoProblems(manifest, plainFiles.problems);
  requireNoProblems(manifest, await findBuildProblems(build, plainFiles.files, manifest));
  const registry = signedRegistry(remotesFolder, state);
  await requireNoConflicts(remotesFolder, registry, manifest);
  requireUsable(registry, name);
  requireOwner(registry.owners, manifest, replace);
  requireTeamKey(store, state, name);
  // No version starts with a dot, so the draft of a process that was killed is not taken for one.
  const draft = path.join(path.dirname(folder), `.${version}.${randomUUID()}.tmp`);
  await mkdir(path.dirname(folder), { recursive: true });
  try {
    await copy(build, draft, plainFiles, compress);
    await writeHashes(draft);
    const place = () => moveIntoPlace(draft, folder);
    return { name, version, isNew: await placeAndSign(store, { place, folder, manifest, replace }) };
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/**
 * Whether a build that was published has to be activated. A version that was published before is not, so that a restart
 * undoes neither a rollback nor a withdrawal.
 */
async function isDue({ name, isNew }: Published, { remotesFolder }: Store): Promise<boolean> {
  const registry = await readRegistry(remotesFolder);
  const { remotes, unusable, withdrawn } = await withoutWithdrawn(remotesFolder, registry);
  return isNew || !(name in remotes || name in unusable.remotes || withdrawn.includes(name));
}

export interface PublishResults {
  published: Published[];
  /**
   * Why each build that failed could not be published or activated. The active versions of those remotes stay active.
   */
  refused: string[];
}

/**
 * Publishes and activates each build independently of the others, and signs anew what is live. Versions that only fit
 * each other may come in any order: one that is refused is tried again after the others.
 */
export async function publishEach(builds: string[], store: Store): Promise<PublishResults> {
  const published: Published[] = [];
  const refused = new Map<string, string>();
  const run = async (build: string, work: () => Promise<unknown>): Promise<void> => {
    refused.delete(build);
    await work().catch((failure: unknown) =>
      refused.set(build, `${build}: ${failure instanceof Error ? failure.message : String(failure)}`),
    );
  };
  const due = new Map<string, Published>();
  const activateDue = async (build: string, result: Published): Promise<void> => {
    await activate(store, result.name, result.version);
    due.delete(build);
    published.push(result);
  };
  for (const build of builds)
    await run(build, async () => {
      const result = await publish(build, store);
      if (!(await isDue(result, store))) return published.push(result);
      due.set(build, result);
      return activateDue(build, result);
    });
  for (const [build, result] of due) await run(build, () => activateDue(build, result));
  await renew(store, { all: store.makesKeys }).catch((failure: unknown) =>
    refused.set('', failure instanceof Error ? failure.message : String(failure)),
  );
  return { published, refused: [...refused.values()] };
}

/** Publishes and activates all builds. @throws Error naming those that failed, after the others have succeeded */
export async function publishAll(builds: string[], store: Store): Promise<Published[]> {
  const { published, refused } = await publishEach(builds, store);
  if (refused.length > 0) throw new Error(refused.join('\n'));
  return published;
}
