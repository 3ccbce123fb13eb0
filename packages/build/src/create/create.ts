import { cp, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { remoteName } from '@lens/contracts/registry';
import { listFiles } from '../files/list-files.ts';

const templates = path.resolve(import.meta.dirname, '../../templates');

export const tools = ['webpack', 'rspack', 'vite'] as const;
export type Tool = (typeof tools)[number];

/** The name of the remote in the template. */
const placeholder = 'new-remote';
const scopePattern = /^lens-(.+)-\d+\.\d+\.\d+\.tgz$/;

interface Options {
  name: string;
  /** An empty folder, or one that does not exist yet. */
  into: string;
  tool: Tool;
  /** The folder with the packages that `npm run pack` has made. */
  packages: string;
}

const titleOf = (name: string): string => {
  const words = name.replaceAll('-', ' ');
  return words[0]!.toUpperCase() + words.slice(1);
};

async function requireEmpty(folder: string): Promise<void> {
  const found = await readdir(folder).catch(() => []);
  if (found.length > 0) throw new Error(`${folder} is not empty: it has ${found[0]}.`);
}

/** Copies the packages. @returns their addresses in package.json, by name */
async function copyPackages(from: string, into: string): Promise<Record<string, string>> {
  const files = (await readdir(from)).filter((file) => scopePattern.test(file));
  if (files.length === 0)
    throw new Error(`${from} has no packages. "npm run pack -- --into <folder>" makes them.`);
  await mkdir(path.join(into, 'packages'));
  const addresses = files.map(async (file) => {
    await cp(path.join(from, file), path.join(into, 'packages', file));
    return [`@lens/${scopePattern.exec(file)![1]}`, `file:packages/${file}`] as const;
  });
  return Object.fromEntries(await Promise.all(addresses));
}

/** Adds a tool's own scripts and packages to those that all tools have in common. */
async function writePackage(into: string, tool: Tool, addresses: Record<string, string>): Promise<void> {
  const read = async (file: string) =>
    JSON.parse(await readFile(file, 'utf8')) as { devDependencies: Record<string, string> };
  const file = path.join(into, 'package.json');
  const common = await read(file);
  const own = await read(path.join(templates, tool, 'packages.json'));
  const devDependencies = { ...common.devDependencies, ...own.devDependencies, ...addresses };
  const sorted = Object.fromEntries(
    Object.entries(devDependencies).sort(([one], [other]) => (one < other ? -1 : 1)),
  );
  await writeFile(file, `${JSON.stringify({ ...common, ...own, devDependencies: sorted }, null, 2)}\n`);
}

/** Makes a remote: a folder that stands on its own. @throws Error if the name is invalid, or the folder not empty */
export async function createRemote({ name, into, tool, packages }: Options): Promise<void> {
  const parsed = remoteName.safeParse(name);
  if (!parsed.success)
    throw new Error(`"${name}" is not the name of a remote. ${parsed.error.issues[0]!.message}`);
  await requireEmpty(into);
  await mkdir(into, { recursive: true });
  for (const part of ['common', tool])
    await cp(path.join(templates, part), into, {
      recursive: true,
      filter: (file) => path.basename(file) !== 'packages.json',
    });
  for (const file of await listFiles(into)) {
    const target = path.join(into, file.replaceAll(placeholder, name));
    const text = await readFile(path.join(into, file), 'utf8');
    const title = titleOf(placeholder);
    const own = text.replaceAll(placeholder, name).replaceAll(title, titleOf(name));
    await writeFile(path.join(into, file), own.replaceAll('<tool>', tool));
    await rename(path.join(into, file), target);
  }
  // npm leaves this file out of packages under its own name.
  await rename(path.join(into, 'gitignore'), path.join(into, '.gitignore'));
  await writePackage(into, tool, await copyPackages(packages, into));
}
