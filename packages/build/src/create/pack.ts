import { execFile } from 'node:child_process';
import { copyFile, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { providedVersions } from '@lens/contracts/shared-packages';

const run = promisify(execFile);
const repository = path.resolve(import.meta.dirname, '../../../..');
const packages = path.join(repository, 'packages');

interface Manifest {
  version: string;
  description: string;
  license: string;
  dependencies: Record<string, string>;
}

interface Packed {
  name: string;
  /** The folder that its sources are in. */
  source: string;
  /** The TypeScript project that compiles them. */
  project: string;
  /** What its package.json has beside the fields of the source's. */
  fields: (source: Manifest) => object;
  /** Copied beside the compiled code. */
  copies?: string[];
}

const pick = (all: Record<string, string>, names: string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, all[name]!]));

/** The version of its interface, which remotes require; that of the package in the repository says nothing. */
const platformVersion = providedVersions['@lens/platform/host']!;
const compiled = { './*': { types: './dist/*.d.ts', default: './dist/*.js' } };

/** The packages that a remote outside the repository is made with. */
const packed: Packed[] = [
  {
    name: '@lens/contracts',
    source: 'contracts',
    project: 'tsconfig.build.json',
    fields: () => ({ exports: compiled }),
  },
  {
    name: '@lens/platform',
    source: 'platform',
    project: 'tsconfig.pack.json',
    fields: ({ dependencies: { react, 'react-dom': reactDom, ...dependencies } }) => ({
      version: platformVersion,
      exports: compiled,
      dependencies,
      peerDependencies: { react: `^${react}`, 'react-dom': `^${reactDom}` },
    }),
  },
  {
    name: '@lens/remote',
    source: 'build',
    project: 'tsconfig.pack.json',
    copies: ['templates', 'src/team/refresh-loader.cjs', 'src/team/refresh-code.cjs'],
    fields: ({ dependencies }) => ({
      description: 'What a team builds, tries and publishes its remote with',
      bin: { 'lens-remote': './dist/team/cli.js' },
      exports: {
        './setup': { types: './dist/team/remote-setup.d.ts', default: './dist/team/remote-setup.js' },
        './compiler': { types: './dist/team/compiler.d.ts', default: './dist/team/compiler.js' },
        './vite-refresh': { types: './dist/team/vite-refresh.d.ts', default: './dist/team/vite-refresh.js' },
        './refresh-loader': './dist/team/refresh-loader.cjs',
        './jsx-dev-runtime': {
          types: './dist/team/jsx-dev-runtime.d.ts',
          default: './dist/team/jsx-dev-runtime.js',
        },
      },
      dependencies: pick(dependencies, [
        '@lens/contracts',
        '@tufjs/models',
        'aws4fetch',
        'lightningcss',
        'zod',
      ]),
      peerDependencies: { react: `^${dependencies['react']}` },
    }),
  },
];

/** `src/team/x.cjs` → `dist/team/x.cjs` */
const compiledPlace = (file: string): string => file.replace(/^src\//, 'dist/');

async function stage({ name, source, project, fields, copies = [] }: Packed, folder: string): Promise<void> {
  const sourceFolder = path.join(packages, source);
  const manifest = JSON.parse(await readFile(path.join(sourceFolder, 'package.json'), 'utf8')) as Manifest;
  const { version, description, license, dependencies } = manifest;
  await mkdir(folder, { recursive: true });
  await run(process.execPath, [
    path.join(repository, 'node_modules', 'typescript-native', 'bin', 'tsc'),
    ...['-p', path.join(sourceFolder, project), '--outDir', path.join(folder, 'dist'), '--noCheck'],
  ]);
  for (const file of copies)
    await cp(path.join(sourceFolder, file), path.join(folder, compiledPlace(file)), { recursive: true });
  await copyFile(path.join(repository, 'LICENSE'), path.join(folder, 'LICENSE'));
  const complete = { name, version, description, license, type: 'module', dependencies, ...fields(manifest) };
  await writeFile(path.join(folder, 'package.json'), `${JSON.stringify(complete, null, 2)}\n`);
}

/**
 * Packs what a team needs of this repository: compiled code with its types, which depends on nothing else of ours.
 * @returns the files
 */
export async function packPackages(into: string): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lens-pack-'));
  await mkdir(into, { recursive: true });
  try {
    const files = packed.map(async (each) => {
      const staged = path.join(folder, each.source);
      await stage(each, staged);
      const { stdout } = await run('npm', ['pack', '--silent', '--pack-destination', path.resolve(into)], {
        cwd: staged,
      });
      return path.join(into, stdout.trim().split('\n').at(-1)!);
    });
    return await Promise.all(files);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
