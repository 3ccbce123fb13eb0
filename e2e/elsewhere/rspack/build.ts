import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rspack, type Configuration } from '@rspack/core';
import { browser, output, server } from './rspack.config.ts';

interface Exposed {
  path: string;
  assets: { js: { sync: string[] }; css: { sync: string[] } };
}

const read = <Content>(...names: string[]) =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, ...names), 'utf8')) as Content;

const run = (configuration: Configuration) =>
  new Promise<void>((resolve, reject) =>
    rspack(configuration, (failure, stats) => {
      if (failure) reject(failure);
      else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else resolve();
    }),
  );

rmSync(output, { recursive: true, force: true });
await run(browser);
await run(server);
cpSync(path.join(import.meta.dirname, 'locales'), path.join(output, 'locales'), { recursive: true });

const { exposes } = read<{ exposes: Exposed[] }>('dist', 'mf-manifest.json');
const assets = exposes.map(({ path: module, assets: { js, css } }) => [
  module,
  { scripts: ['remoteEntry.js', ...js.sync], styles: css.sync },
]);
const remote = {
  ...read<object>('remote.json'),
  version: read<{ version: string }>('package.json').version,
  assets: Object.fromEntries(assets),
};
writeFileSync(path.join(output, 'remote.json'), JSON.stringify(remote, null, 2));
