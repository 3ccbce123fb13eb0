import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { LanguageCode } from '@lens/contracts/languages';
import type { RemoteManifest } from '@lens/contracts/remote';
import type { TextTree } from '@lens/contracts/text-tree';
import { watchFiles } from '../../dev/watch-files.ts';
import { finishBuild } from '../finish-build.ts';
import { readToolchain } from '../toolchain.ts';
import { createProxy } from './proxy.ts';

interface Options {
  /** Of the remote. */
  folder: string;
  /** The address of a shell that stands. */
  shell: string;
  port: number;
}

/** What pages are told. */
interface Message {
  build?: number;
  reload?: boolean;
  failure?: string;
  process?: string;
}

/** The open pages of the developer's browser. */
class Listeners {
  private readonly responses = new Set<ServerResponse>();

  add(response: ServerResponse, first: Message): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    this.responses.add(response);
    response.once('close', () => this.responses.delete(response));
    response.write(`data: ${JSON.stringify(first)}\n\n`);
  }
  tell(message: Message): void {
    for (const response of this.responses) response.write(`data: ${JSON.stringify(message)}\n\n`);
  }
}

function readTexts(
  output: string,
  { namespaces }: RemoteManifest,
  lng: LanguageCode,
): Record<string, TextTree> {
  const files = namespaces.map((name) => [name, path.join(output, 'locales', lng, `${name}.json`)] as const);
  return Object.fromEntries(
    files
      .filter(([, file]) => existsSync(file))
      .map(([name, file]) => [name, JSON.parse(readFileSync(file, 'utf8')) as TextTree]),
  );
}

/** client.js as a classic script. */
const readClient = (): string =>
  readFileSync(path.join(import.meta.dirname, 'client.js'), 'utf8').replace(/^export \{\};$/m, '');

/** What pages cannot swap: where the remote's pages are, and their menu entries. */
const frameOf = ({ routes, navigation, layouts }: RemoteManifest): string =>
  JSON.stringify([routes, navigation, layouts]);

/**
 * Builds a remote after every change, and shows it within the pages of a shell elsewhere.
 * @returns the address for the browser, once the first build is there
 */
export async function startDevelopment({ folder, shell, port }: Options): Promise<string> {
  const output = path.join(folder, '.dev');
  await rm(output, { recursive: true, force: true });
  const listeners = new Listeners();
  const client = readClient();
  const process = randomUUID();
  let build = 0;
  let manifest: RemoteManifest | undefined;
  const remote = () => ({
    manifest: manifest!,
    build,
    texts: (lng: LanguageCode) => readTexts(output, manifest!, lng),
    client,
  });

  async function finish(reload: boolean): Promise<void> {
    const before = manifest;
    manifest = await finishBuild(folder, output);
    build += 1;
    const isReload = reload || (before !== undefined && frameOf(before) !== frameOf(manifest));
    console.log(`${manifest.name}: build ${build}`);
    listeners.tell(isReload ? { reload: true } : { build });
  }

  function report(failure: unknown): void {
    const message = failure instanceof Error ? failure.message : String(failure);
    console.error(message);
    listeners.tell({ failure: message });
  }

  let queue = Promise.resolve();
  const enqueue = (work: () => Promise<void>) => (queue = queue.then(work).catch(report));
  const { watch } = await readToolchain(folder);
  await new Promise<void>((resolve, reject) => {
    Promise.resolve(
      watch((failure) => {
        if (failure) report(failure);
        else void enqueue(() => finish(false)).then(resolve);
      }),
    ).catch(reject);
  });
  watchFiles(
    ['locales', 'assets', 'remote.json'].map((part) => path.join(folder, part)),
    () => void enqueue(() => finish(true)),
  );

  const server = createProxy({
    shell: new URL(shell),
    output,
    remote,
    onListener: (response) => listeners.add(response, { process, build }),
  });
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen(port, '127.0.0.1', resolve),
  );
  return `http://127.0.0.1:${(server.address() as { port: number }).port}`;
}
