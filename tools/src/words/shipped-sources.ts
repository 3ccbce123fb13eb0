import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');
const packages = readdirSync(path.join(root, 'packages'))
  .map((name) => `packages/${name}`)
  // The package of the registry compiles files of another one.
  .filter((name) => existsSync(path.join(root, name, 'src')));
const folders = ['shell', 'mfe-public', 'mfe-admin', 'mfe-translations', 'api', ...packages];

export interface ShippedSource {
  /** Relative to the root of the repository: `shell/src/App.tsx`. */
  file: string;
  text: string;
}

/** Every source file that ships, without tests and what only tests use. */
export const shippedSources: readonly ShippedSource[] = folders.flatMap((folder) =>
  readdirSync(path.join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|(?:^|\/)testing\//.test(file))
    .map((file) => ({
      file: `${folder}/src/${file}`,
      text: readFileSync(path.join(root, folder, 'src', file), 'utf8'),
    })),
);
