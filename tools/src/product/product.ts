import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inRoot, remotes } from './folders.ts';
import { answers } from './ports.ts';
import { Service } from './service.ts';
import { variablesOfShell } from './variables.ts';

const patience = 180_000;
const longestPause = 30_000;

export interface ProductOptions {
  /** Variables as the operator set them: PORT, API_PORT, DATA_DIR, DATABASE_URL… */
  env: NodeJS.ProcessEnv;
  onOutput?: (line: string) => void;
  /** Publishes builds into the folder of remotes, those that are there already left as they are. */
  publish: (builds: string[], remotesFolder: string) => Promise<unknown>;
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
export interface Product {
  url: string;
  api: Service;
  shell: Service;
  remotesFolder: string;
  stop(): Promise<void>;
}

/** Starts what was built and waits until every part is ready. @throws Error when one of them does not come up */
export async function startProduct(options: ProductOptions): Promise<Product> {
  const { env, onOutput, output = 'dist' } = options;
  const port = env['PORT'] || '3000';
  const dataFolder = path.resolve(inRoot(), env['DATA_DIR'] || '.data');
  const remotesFolder = path.resolve(inRoot(), env['REMOTES_DIR'] || path.join(dataFolder, 'remotes'));
  const variables = {
    ...env,
    DATA_DIR: dataFolder,
    REMOTES_DIR: remotesFolder,
    PUBLIC_URL: env['PUBLIC_URL'] || `http://localhost:${port}`,
  };
  const ofService = { API: variables, shell: variablesOfShell(variables) };
  let died: string | null = null;
  let stopping = false;
  let pause = 1000;
  const service = (name: keyof typeof ofService, script: string): Service => {
    const created: Service = new Service({
      name,
      script,
      env: ofService[name],
      onOutput,
      onDeath: (code) => {
        died ??= `The ${name} ended with code ${code} before it was ready.`;
        if (!options.revive || stopping) return;
        setTimeout(() => !stopping && created.start(), pause).unref();
        pause = Math.min(pause * 2, longestPause);
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
  try {
    // First, as it takes longest: its database opens while the rest is loaded and published.
    api.start();
    await options.publish(options.builds ?? remotes.map((name) => inRoot(name, output)), remotesFolder);
    shell.start();
    const ports = [env['API_PORT'] || '4000', port].map(Number);
    await untilReady(ports, () => (options.signal?.aborted ? 'Stopped.' : died));
  } catch (failure) {
    await stop();
    throw failure;
  }
  return { url: `http://localhost:${port}`, api, shell, remotesFolder, stop };
}

/**
 * Waits for the ports to open, which asks nothing of a service that is still starting, then for the shell to say ready.
 * @throws Error saying why it will not be
 */
async function untilReady(ports: number[], failure: () => string | null): Promise<void> {
  const end = Date.now() + patience;
  let last = 'nothing answered';
  while (Date.now() < end) {
    const found = failure();
    if (found) throw new Error(found);
    if ((await Promise.all(ports.map(answers))).every(Boolean)) {
      const address = `http://127.0.0.1:${ports.at(-1)}/readyz`;
      const answer = await fetch(address, { signal: AbortSignal.timeout(5000) }).catch(() => null);
      if (answer?.ok) return;
      if (answer) last = await answer.text();
    }
    await sleep(50);
  }
  throw new Error(`The product was not ready after ${patience / 1000} seconds: ${last}`);
}
