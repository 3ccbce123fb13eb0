import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  compositionFile,
  compositionName,
  rememberedComposition,
  type RememberedComposition,
} from '@lens/contracts/remembered-composition';
import { findShell } from '../gate/find-shell.ts';
import { RehearsalSite } from '../gate/rehearsal/rehearsal-site.ts';
import { ShellProcess } from '../gate/rehearsal/shell-process.ts';
import { readVersion, type Version } from '../registry/gate/composition.ts';
import { requireSigned, requireUnchanged } from '../registry/hashes.ts';
import { readSignedState } from '../signing/signed-state.ts';
import type { Store } from '../signing/store.ts';

interface ReplayOptions {
  store: Store;
  /** The folder in which a shell has noted what it served. */
  dataFolder: string;
  /** The built shell that shows it. */
  shellFolder: string;
  /** Where its pages get their data: the API of today's site. */
  apiUrl: string;
}

/** A site of its own with an earlier composition. */
export interface Replay {
  composition: RememberedComposition;
  url: string;
  /** The composition that its pages name: another one if it is another build of the shell. */
  shown: string;
  /** Its remotes and the keys that signed them, until it is stopped. */
  folder: string;
  stop(): Promise<void>;
}

/** @throws Error if no shell has noted it here */
async function readRemembered(dataFolder: string, id: string): Promise<RememberedComposition> {
  if (!compositionName.safeParse(id).success)
    throw new Error(`"${id}" is no composition: each page names its own in <meta name="composition">.`);
  const file = path.join(dataFolder, compositionFile(id));
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(
      `No shell has noted the composition ${id} in ${dataFolder}. DATA_DIR names another folder.`,
    );
  });
  return rememberedComposition.parse(JSON.parse(text));
}

/** Its versions as their teams signed them. @throws Error naming one that is gone, or that is not what was signed */
async function readVersions({ store, remotes }: { store: Store; remotes: RememberedComposition['remotes'] }) {
  const state = await readSignedState(store);
  const versions: Version[] = [];
  for (const [name, version] of Object.entries(remotes)) {
    const found = await readVersion(store.remotesFolder, name, version).catch(() => {
      throw new Error(`${name} ${version} is not published any more; a clean-up may have removed it.`);
    });
    await requireSigned(state, found.folder, found);
    await requireUnchanged(found.folder, found.files);
    versions.push(found);
  }
  return versions;
}

const compositionIn = (html: string): string =>
  /<meta name="composition" content="([^"]+)">/.exec(html)?.[1] ?? '';

/** Starts a site with exactly the versions of a composition, beside today's. @throws Error saying why it cannot */
export async function startReplay(id: string, options: ReplayOptions): Promise<Replay> {
  const { store, dataFolder, shellFolder, apiUrl } = options;
  const composition = await readRemembered(dataFolder, id);
  if (!(await findShell(shellFolder)))
    throw new Error(`There is no built shell in ${shellFolder}; SHELL_DIST names one.`);
  const versions = await readVersions({ store, remotes: composition.remotes });
  // The site lists them from the last to the first, and their order is a part of the composition.
  const site = await RehearsalSite.create(versions.toReversed());
  const shell = new ShellProcess(path.join(shellFolder, 'server', 'main.cjs'), {
    REMOTES_DIR: site.remotesFolder,
    DATA_DIR: path.join(site.folder, 'shell'),
    TRUSTED_ROOT: site.trustedRoot,
    API_URL: apiUrl,
  });
  const stop = async () => {
    await shell.stop();
    await site.remove();
  };
  try {
    await shell.start();
    const shown = compositionIn(await (await fetch(shell.url)).text());
    return { composition, url: shell.url, shown, folder: site.folder, stop };
  } catch (failure) {
    await stop();
    throw failure;
  }
}
