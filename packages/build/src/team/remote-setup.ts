import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describeIssues } from '@lens/contracts/zod-issues';
import { remoteDeclaration } from '@lens/contracts/remote';
import { providedVersions } from '@lens/contracts/shared-packages';
import { globalNameOf, modulesOf, type Declaration } from '../remote/declaration.ts';

/** What the configuration of a build tool needs to know of a remote. */
interface RemoteSetup {
  name: string;
  /** The name of the federation container. */
  globalName: string;
  /** Options for the federation plugin of webpack, Rspack or Vite. */
  federation: {
    name: string;
    filename: string;
    exposes: Record<string, string>;
    shared: Record<string, { singleton: boolean; import: false; requiredVersion: string }>;
    shareStrategy: 'loaded-first';
    dts: false;
    manifest: true;
  };
  /** Modules that the server bundle gets from the shell. */
  provided: string[];
  /** The entry of the server bundle. */
  serverEntry: string;
}

/** Reads `remote.json`. @throws Error naming every problem */
export function readRemoteDeclaration(folder: string): Declaration {
  const file = path.join(folder, 'remote.json');
  const parsed = remoteDeclaration.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (parsed.success) return parsed.data;
  const problems = describeIssues(parsed.error, 'It').map((issue) => `  - ${issue}`);
  throw new Error(`${file} is not a remote declaration:\n${problems.join('\n')}`);
}

/** `./page` → `./src/page.tsx` */
function sourceOf(folder: string, module: string): string {
  const extension = ['.tsx', '.ts', '.jsx', '.js'].find((one) =>
    existsSync(path.join(folder, 'src', `${module}${one}`)),
  );
  if (!extension) throw new Error(`remote.json names the module ${module}, and src has no such file.`);
  return `./src/${module.slice(2)}${extension}`;
}

/** The entry of one bundle with all modules, so that they share state as they do in a browser. */
function writeServerEntry(folder: string, exposes: Record<string, string>): string {
  const entry = path.join(folder, '.build', 'server-entry.js');
  mkdirSync(path.dirname(entry), { recursive: true });
  const lines = Object.entries(exposes).map(
    ([module, source]) =>
      `  ${JSON.stringify(module)}: () => import(${JSON.stringify(`../${source.slice(2)}`)}),`,
  );
  writeFileSync(entry, `export const modules = {\n${lines.join('\n')}\n};\n`);
  return entry;
}

/** @public Reads what a remote declares. @param folder the remote's, by default where the command runs */
export function readRemoteSetup(folder: string = process.cwd()): RemoteSetup {
  const declaration = readRemoteDeclaration(folder);
  const exposes = Object.fromEntries(
    modulesOf(declaration).map((module) => [module, sourceOf(folder, module)]),
  );
  const shared = Object.entries(providedVersions).map(
    ([name, version]) =>
      [name, { singleton: true, import: false as const, requiredVersion: `^${version}` }] as const,
  );
  const globalName = globalNameOf(declaration.name);
  return {
    name: declaration.name,
    globalName,
    federation: {
      name: globalName,
      filename: 'remoteEntry.js',
      exposes,
      shared: Object.fromEntries(shared),
      shareStrategy: 'loaded-first',
      dts: false,
      manifest: true,
    },
    provided: Object.keys(providedVersions),
    serverEntry: writeServerEntry(folder, exposes),
  };
}
