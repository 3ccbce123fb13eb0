import path from 'node:path';
import { compileFunction } from 'node:vm';
import * as React from 'react';
import * as JsxRuntime from 'react/jsx-runtime';
import * as JsxDevRuntime from 'react/jsx-dev-runtime';
import * as ReactDom from 'react-dom';
import * as Host from '@lens/platform/host';
import * as I18n from '@lens/platform/i18n';
import * as Router from '@lens/platform/router';
import * as Session from '@lens/platform/session';
import { readVerified } from './read-verified';
import type { ServedRemote } from './snapshot';
import { bundleFile } from './version-manifest';

/** All modules that remotes may require on the server: the shell's own instances, so that there is only one React. */
const provided: Record<string, unknown> = {
  react: React,
  'react/jsx-runtime': JsxRuntime,
  'react/jsx-dev-runtime': JsxDevRuntime,
  'react-dom': ReactDom,
  '@lens/platform/host': Host,
  '@lens/platform/i18n': I18n,
  '@lens/platform/router': Router,
  '@lens/platform/session': Session,
};

type Modules = Record<string, () => Promise<unknown>>;

/** Whether a remote can be rendered on the server. Remotes with other build tools may have no bundle for it. */
export const hasBundle = (remote: ServedRemote): boolean => bundleFile in remote.files;

async function compile(remote: ServedRemote): Promise<Modules> {
  const filename = path.join(remote.folder, bundleFile);
  const code = await readVerified(remote, bundleFile);
  const run = compileFunction(code.toString('utf8'), ['exports', 'require', 'module'], { filename });
  const module: { exports: { modules?: Modules } } = { exports: {} };
  const require = (request: string): unknown => {
    if (request in provided) return provided[request];
    throw new Error(`${remote.manifest.name} may not require ${request} on the server.`);
  };
  run(module.exports, require, module);
  if (!module.exports.modules) throw new Error(`${remote.manifest.name} has no modules in ${bundleFile}.`);
  return module.exports.modules;
}

/**
 * The server bundles of remotes. We cache them in a map of our own, because `require.cache` would never release them.
 * `vm` is no sandbox, so only bundles with the registry's hash are run.
 */
export class RemoteBundles {
  private readonly loaded = new Map<string, Promise<Modules>>();

  async module(remote: ServedRemote, name: string): Promise<unknown> {
    let modules = this.loaded.get(remote.folder);
    if (!modules) {
      modules = compile(remote);
      this.loaded.set(remote.folder, modules);
      modules.catch(() => this.loaded.delete(remote.folder));
    }
    const load = (await modules)[name];
    if (!load) throw new Error(`${remote.manifest.name} offers no ${name}.`);
    return load();
  }

  /** The version folders of the cached bundles. */
  get folders(): string[] {
    return [...this.loaded.keys()];
  }

  /** Drops the bundles of versions that nobody gets any more. @param folders those that somebody gets */
  keepOnly(folders: readonly string[]): void {
    const needed = new Set(folders);
    for (const folder of this.loaded.keys()) if (!needed.has(folder)) this.loaded.delete(folder);
  }
}
