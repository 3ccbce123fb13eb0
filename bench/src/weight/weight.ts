import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { buildSingle } from '@lens/build/single/build-single';
import { remoteManifest } from '@lens/contracts/remote';
import {
  homeScriptLimit,
  pageScriptLimit,
  singleBundleLimit,
} from '@lens/e2e/src/every-page/script-limits.ts';
import { buildStale } from '@lens/tools/product/build';
import { inRoot } from '@lens/tools/product/folders';
import { formatTable } from '../report/table.ts';
import { buildWithMaps, readScript } from './build.ts';
import { drawTreemap } from './treemap.ts';
import { brotliBytes, weighParts, type Script } from './weigh.ts';

interface Weight {
  files: number;
  raw: number;
  br: number;
}

const readJson = (...names: string[]): unknown => JSON.parse(readFileSync(inRoot(...names), 'utf8'));

async function weigh(scripts: Pick<Script, 'served'>[]): Promise<Weight> {
  const weight = { files: scripts.length, raw: 0, br: 0 };
  for (const { served } of scripts) {
    weight.raw += served.length;
    weight.br += await brotliBytes(served);
  }
  return weight;
}

/** By path, the scripts that a public page starts with. */
function scriptsByPage(): Map<string, Script[]> {
  const manifest = remoteManifest.parse(readJson('mfe-public', 'dist', 'remote.json'));
  const { scripts } = readJson('shell', 'dist', 'shell.json') as { scripts: string[] };
  const ofShell = scripts.map((name) => readScript('shell', name));
  const pages = manifest.routes.filter(({ surface }) => surface === 'public');
  return new Map(
    pages.map(({ path: at, module }) => [
      at,
      [
        ...ofShell,
        ...(manifest.assets[module]?.scripts ?? []).map((name) => readScript(manifest.name, name)),
      ],
    ]),
  );
}

async function weighSingle(): Promise<Weight> {
  const output = inRoot('bench', 'dist', 'single');
  const bundle = { shell: inRoot('shell'), remote: inRoot('mfe-public'), output, address: '/single/' };
  const scripts = await buildSingle(bundle, './pages/home/home');
  return weigh(
    scripts.map(({ src }) => ({ served: readFileSync(path.join(output, path.basename(src)), 'utf8') })),
  );
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

/** Weighs the scripts of every public page, and of Home part by part; draws those. */
export async function measureWeight(): Promise<void> {
  await buildStale();
  await buildWithMaps();
  const pages = new Map<string, Weight>();
  const scripts = scriptsByPage();
  for (const [at, ofPage] of scripts) pages.set(at, await weigh(ofPage));
  const home = pages.get('/')!;
  const single = await weighSingle();
  const parts = await weighParts(scripts.get('/')!);
  const ratio = home.br / single.br;

  const rows = [...pages].map(([at, { files, raw, br }]) => [at, `${files}`, kilobytes(raw), kilobytes(br)]);
  console.log(formatTable([['scripts of', 'files', 'kB', 'kB br'], ...rows]));
  const heaviest = parts.map(({ name, raw, br }) => [name, kilobytes(raw), kilobytes(br)]);
  console.log(`\n${formatTable([['part of /', 'kB', 'kB br'], ...heaviest])}`);
  console.log(`\nHome is ${ratio.toFixed(3)} x its single bundle (${kilobytes(single.br)} kB br).`);

  const limits = { home: homeScriptLimit, page: pageScriptLimit, 'home / single': singleBundleLimit };
  const result = {
    name: 'weight',
    limits,
    single,
    'home / single': ratio,
    pages: Object.fromEntries(pages),
    parts,
  };
  writeFileSync(inRoot('bench', 'results', 'weight.json'), `${JSON.stringify(result, null, 2)}\n`);
  const title = `Scripts of /, until it is hydrated: ${kilobytes(home.br)} kB compressed, ${kilobytes(home.raw)} kB raw`;
  writeFileSync(inRoot('bench', 'results', 'weight.svg'), drawTreemap(title, parts));
  console.log('\nWritten to bench/results/weight.json and weight.svg.');
  const isTooHeavy = [...pages.values()].some(({ br }) => br > pageScriptLimit);
  if (isTooHeavy || home.br > homeScriptLimit || ratio > singleBundleLimit) process.exitCode = 1;
}
