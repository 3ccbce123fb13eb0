/** @jest-environment node */
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import pino from 'pino';
import { integrityOf } from '../integrity';
import { Locales } from '../locales';
import { stylesOf } from '../render/page-parts';
import { unsignedRegistry } from '../testing/unsigned-registry';
import { CurrentRegistry } from './current-registry';
import { RemoteBundles } from './remote-bundles';
import type { Snapshot } from './snapshot';

const name = 'mfe-some';
const page = './pages/home';
/** Makes each version so large that keeping any part of it would exceed the limit. */
const ballast = 'x'.repeat(10_000);
const switches = 1000;
const warmUpSwitches = 100;
const maxGrowthBytes = 2 * 1024 * 1024;

let folder: string;
let remotes: string;
let bundles: RemoteBundles;
let locales: Locales;
let registry: CurrentRegistry;
let revision = 0;

const manifest = (version: string) => ({
  manifestVersion: 1,
  name,
  platform: '^1',
  namespaces: ['some'],
  routes: [{ id: 'home', path: '/', module: page, surface: 'public' }],
  version,
  languages: ['en'],
  globalName: 'mfe_some',
  assets: { [page]: { scripts: [], styles: ['page.css'] } },
});

/** Publishes and activates a version. */
function release(version: string): void {
  const build = path.join(remotes, name, version);
  const files = {
    'server/index.cjs': `const text = '${version} ${ballast}'; exports.modules = { '${page}': async () => text };`,
    'locales/en/some.json': JSON.stringify({ version, ballast }),
    'page.css': `.a { content: '${version} ${ballast}' }`,
    'remote.json': JSON.stringify(manifest(version)),
  };
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(build, file)), { recursive: true });
    writeFileSync(path.join(build, file), content);
  }
  const hashes = Object.entries(files).map(([file, content]) => [file, integrityOf(content)] as const);
  const entry = { version, address: `/remotes/${name}/${version}/`, files: Object.fromEntries(hashes) };
  const registry = { schema: 1, revision: (revision += 1), remotes: { [name]: entry } };
  writeFileSync(path.join(remotes, 'draft'), JSON.stringify(registry));
  renameSync(path.join(remotes, 'draft'), path.join(remotes, 'registry.json'));
}

const onRefused = (failure: unknown) => {
  throw failure;
};

/** Loads what the shell needs for a page: bundle, texts and styles of the active version. */
async function serve(): Promise<Snapshot> {
  const snapshot = await registry.current();
  const [remote] = snapshot.remotes;
  await bundles.module(remote!, page);
  locales.textsWithFallbacks(snapshot, 'en', 'some');
  await stylesOf(
    snapshot,
    { remote: remote!, route: remote!.manifest.routes[0]!, params: {}, search: '' },
    onRefused,
  );
  return snapshot;
}

function usedHeap(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  collect();
  return process.memoryUsage().heapUsed;
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lens-switches-'));
  remotes = path.join(folder, 'remotes');
  bundles = new RemoteBundles();
  locales = new Locales(path.join(folder, 'shell'));
  registry = new CurrentRegistry(
    unsignedRegistry(remotes),
    remotes,
    'shell',
    pino({ level: 'silent' }),
    (snapshot) => {
      bundles.keepOnly(snapshot.remotes.map((remote) => remote.folder));
      locales.keepOnly(snapshot);
    },
  );
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('Switching versions', () => {
  it('keeps only the bundle of the active version', async () => {
    release('1.0.0');
    await serve();
    release('1.1.0');
    const { remotes: served } = await serve();
    expect(served.map(({ manifest: { version } }) => version)).toEqual(['1.1.0']);
    expect(bundles.folders).toEqual([path.join(remotes, name, '1.1.0')]);
  });

  it('a thousand times does not use more memory', async () => {
    const releaseEach = async (from: number, to: number) => {
      for (let index = from; index < to; index += 1) {
        const version = `1.0.${index}`;
        release(version);
        expect((await serve()).remotes[0]!.manifest.version).toBe(version);
        rmSync(path.join(remotes, name, version), { recursive: true });
      }
    };
    await releaseEach(0, warmUpSwitches);
    const before = usedHeap();
    await releaseEach(warmUpSwitches, warmUpSwitches + switches);
    expect(usedHeap() - before).toBeLessThan(maxGrowthBytes);
  }, 120_000);
});
