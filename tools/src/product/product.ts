import path from 'node:path';
import type { Store } from '@lens/build/signing/store';
import { deploymentMode, readPorts, resolveFolders, resolveKeys } from '@lens/contracts/deployment';
import { resolveRemotesBucket } from '@lens/contracts/remotes-bucket';
import type { RemoteState } from '@lens/contracts/health';
import { inRoot, remotes, root } from './folders.ts';
import { RestartPause } from './restart-pause.ts';
import { Service } from './service.ts';
import { untilReady } from './until-ready.ts';
import { variablesOfApi, variablesOfShell } from './variables.ts';

export interface ProductOptions {
  /** Variables as the operator set them: PORT, API_PORT, DATA_DIR, DATABASE_URL… */
  env: NodeJS.ProcessEnv;
  onOutput?: (line: string) => void;
  /** Publishes and signs builds, those that are there already left as they are. */
  publish: (builds: string[], store: Store, signal?: AbortSignal) => Promise<unknown>;
  /** Starts a service again when it died; tests that kill one do without. */
  revive?: boolean;
  /** Ends the start, and later the product, when it fires. */
  signal?: AbortSignal;
  /** Which build of shell and remotes runs: `dist`, or `dist-development`. */
  output?: 'dist' | 'dist-development';
  /** Folders of builds to publish at the start; what this repository built when left out. */
  builds?: string[];
}

/** The composed product on this machine: published remotes, the API and the shell. */
export interface Product extends Store {
  url: string;
  api: Service;
  shell: Service;
  /** Remotes that are not served as they were published. */
  notServed: RemoteState[];
  stop(): Promise<void>;
}

/** Starts what was built and waits until every part is ready. @throws Error when one of them does not come up */
export async function startProduct(options: ProductOptions): Promise<Product> {
  const { env, onOutput, output = 'dist' } = options;
  const ports = readPorts(env);
  const resolve = (folder: string) => path.resolve(root, folder);
  const { dataFolder, remotesFolder } = resolveFolders(env, resolve);
  const { keysFolder, trustedRoot } = resolveKeys(env, resolve);
  const store: Store = {
    remotesFolder,
    keysFolder,
    makesKeys: deploymentMode(env) === 'demo',
    bucket: resolveRemotesBucket(env),
  };
  const url = `http://localhost:${ports.PORT}`;
  const variables = {
    ...env,
    DATA_DIR: dataFolder,
    REMOTES_DIR: remotesFolder,
    KEYS_DIR: keysFolder,
    TRUSTED_ROOT: trustedRoot,
    PUBLIC_URL: env['PUBLIC_URL'] || url,
  };
  const ofService = { API: variablesOfApi(variables), shell: variablesOfShell(variables) };
  let died: string | null = null;
  let stopping = false;
  const service = (name: keyof typeof ofService, script: string): Service => {
    const pause = new RestartPause();
    const created: Service = new Service({
      name,
      script,
      env: ofService[name],
      onOutput,
      onDeath: (code, ranMs) => {
        died ??= `The ${name} ended with code ${code} before it was ready.`;
        if (!options.revive || stopping) return;
        setTimeout(() => !stopping && created.start(), pause.after(ranMs)).unref();
      },
    });
    return created;
  };
  const api = service('API', inRoot('api', 'dist', 'main.js'));
  const shell = service('shell', inRoot('shell', output, 'server', 'main.cjs'));
  const stop = async () => {
    stopping = true;
    await Promise.all([shell.stop(), api.stop()]);
  };
  const failure = () => (options.signal?.aborted ? 'Stopped.' : died);
  try {
    // First, as it takes longest: its database opens while the rest is loaded and published.
    api.start();
    const builds = options.builds ?? remotes.map((name) => inRoot(name, output));
    await options.publish(builds, store, options.signal);
    const found = failure();
    if (found) throw new Error(found);
    shell.start();
    const notServed = await untilReady([ports.API_PORT, ports.PORT], failure);
    return { ...store, url, api, shell, notServed, stop };
  } catch (cause) {
    await stop();
    throw cause;
  }
}
