import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { finishBuild } from './finish-build.ts';
import type { RemoteManifest } from '@lens/contracts/remote';

/** What a remote's `toolchain.js` exports: its team may build with whatever it likes. */
export interface Toolchain {
  /** Builds into `dist`: for browsers, and `server/index.cjs` for the shell's server. */
  build(): Promise<void>;
  /**
   * Builds for browsers into `.dev`, again after every change.
   * @param onBuilt called after each build, with what went wrong in it
   */
  watch(onBuilt: (failure: Error | null) => void): Promise<void>;
}

export async function readToolchain(folder: string): Promise<Toolchain> {
  return (await import(pathToFileURL(path.join(folder, 'toolchain.js')).href)) as Toolchain;
}

/** Builds a remote with its own tools. @returns its manifest */
export async function buildWithToolchain(folder: string): Promise<RemoteManifest> {
  const output = path.join(folder, 'dist');
  await rm(output, { recursive: true, force: true });
  await (await readToolchain(folder)).build();
  return finishBuild(folder, output);
}
