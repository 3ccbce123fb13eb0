import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';

interface Exposed {
  path: string;
  assets: { css: { sync: string[] } };
}

const folder = import.meta.dirname;
const output = path.join(folder, 'dist');
const read = <Content>(...names: string[]) =>
  JSON.parse(readFileSync(path.join(folder, ...names), 'utf8')) as Content;

await build({ configFile: path.join(folder, 'vite.config.ts') });
cpSync(path.join(folder, 'locales'), path.join(output, 'locales'), { recursive: true });

// ES modules fetch what they import: there are no scripts to name, only style sheets.
const { exposes } = read<{ exposes: Exposed[] }>('dist', 'mf-manifest.json');
const assets = exposes.map(({ path: module, assets: { css } }) => [
  module,
  { scripts: [], styles: css.sync },
]);
const remote = {
  ...read<object>('remote.json'),
  version: read<{ version: string }>('package.json').version,
  assets: Object.fromEntries(assets),
};
writeFileSync(path.join(output, 'remote.json'), JSON.stringify(remote, null, 2));
