import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { inRoot, root } from '@lens/tools/product/folders';
import { imageOf, textsOf, stagesOf, variablesOf, argumentsOf } from './dockerfile.ts';

const relativeToApp = (file: string) => path.relative('/app', file);

/** The packages that `npm ci` in a Dockerfile's `dependencies` stage would install into a folder, relative to the root. */
function installedPackages(dockerfile: string, folder: string): string[] {
  const stage = stagesOf(dockerfile).find(({ name }) => name === 'dependencies');
  const install = stage && textsOf(stage, 'RUN').find((text) => text.startsWith('npm ci '));
  if (!install) throw new Error(`${dockerfile} installs no dependencies.`);
  const flags = install.split(' ').slice(2);
  const { stdout } = spawnSync('npm', ['ls', '--all', '--parseable', ...flags], {
    cwd: root,
    encoding: 'utf8',
  });
  return stdout
    .split('\n')
    .map((line) => path.relative(root, line))
    .filter((file) => file.startsWith(`${folder}/`));
}

/** Links a folder's files where both folders are on one disk, since there are 15,000 of them, and copies them otherwise. */
function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory() && entry.name !== 'node_modules') linkFolder(source, target);
    if (!entry.isFile()) continue;
    try {
      linkSync(source, target);
    } catch {
      copyFileSync(source, target);
    }
  }
}

/** Copies the packages of a folder one by one, so that the copy has nothing that the image lacks. */
function copyPackages(packages: string[], folder: string, target: string): void {
  for (const file of packages) {
    const copy = path.join(target, path.relative(folder, file));
    mkdirSync(path.dirname(copy), { recursive: true });
    if (lstatSync(inRoot(file)).isSymbolicLink()) {
      // A package of this repository: other instructions copy its files into the image.
      symlinkSync(readlinkSync(inRoot(file)), copy);
      continue;
    }
    linkFolder(inRoot(file), copy);
  }
}

/**
 * Copies into an empty folder exactly what the last stage of a Dockerfile copies, without Docker. This repository, built,
 * replaces the build stage.
 */
export function stageImage(dockerfile: string, folder: string): void {
  const { instructions } = imageOf(dockerfile);
  for (const { keyword, text, copiesFrom } of instructions) {
    if (keyword !== 'COPY') continue;
    const [source = '', target = ''] = text.split(' ');
    const copy = path.join(folder, target);
    const from = relativeToApp(source);
    if (copiesFrom === 'dependencies') copyPackages(installedPackages(dockerfile, from), from, copy);
    else if (copiesFrom === 'build') cpSync(inRoot(from), copy, { recursive: true });
    else
      throw new Error(
        `${dockerfile}: COPY must take files from the stage "build" or "dependencies", not from ${copiesFrom}.`,
      );
    if (!existsSync(copy)) throw new Error(`${dockerfile}: ${source} does not exist.`);
  }
}

interface ImageProcess {
  child: ChildProcess;
  output: () => string;
}

/** Runs the image's command in a staged folder, with the image's variables and only the PATH of this process. */
export function runImage(
  dockerfile: string,
  folder: string,
  variables: Record<string, string>,
  nodeFlags: string[] = [],
): ImageProcess {
  const image = imageOf(dockerfile);
  const words = [...textsOf(image, 'ENTRYPOINT'), ...textsOf(image, 'CMD')].flatMap(argumentsOf);
  const child = spawn(process.execPath, [...nodeFlags, ...words.slice(1)], {
    cwd: folder,
    env: { PATH: process.env['PATH'], ...variablesOf(image), ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  return { child, output: () => output };
}

/** Runs the image's HEALTHCHECK. */
export function isHealthy(dockerfile: string, variables: Record<string, string>): boolean {
  const image = imageOf(dockerfile);
  const [program, ...args] = argumentsOf(textsOf(image, 'HEALTHCHECK')[0] ?? '');
  const env = { PATH: process.env['PATH'], ...variablesOf(image), ...variables };
  return program === 'node' && spawnSync(process.execPath, args, { env }).status === 0;
}
