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
import { imageOf, saying, stagesOf, variablesOf, wordsOf } from './dockerfile.ts';

const inBuild = (file: string) => path.relative('/app', file);

/** The packages that the `npm ci` of a Dockerfile's `dependencies` stage would put into a folder, as paths in the root. */
function installedPackages(dockerfile: string, folder: string): string[] {
  const stage = stagesOf(dockerfile).find(({ name }) => name === 'dependencies');
  const install = stage && saying(stage, 'RUN').find((text) => text.startsWith('npm ci '));
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

/** Fifteen thousand files: linked where both folders are on one disk, copied where they are not. */
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

/** Copies packages of a folder one by one, so that nothing comes along that the image would not have. */
function copyPackages(packages: string[], folder: string, target: string): void {
  for (const file of packages) {
    const copy = path.join(target, path.relative(folder, file));
    mkdirSync(path.dirname(copy), { recursive: true });
    if (lstatSync(inRoot(file)).isSymbolicLink()) {
      // Ours; the image has what other instructions copy there.
      symlinkSync(readlinkSync(inRoot(file)), copy);
      continue;
    }
    linkFolder(inRoot(file), copy);
  }
}

/**
 * Puts together in an empty folder what the last stage of a Dockerfile copies, and nothing else: this repository, as it
 * is built, stands for the build stage. No Docker is needed.
 */
export function stageImage(dockerfile: string, folder: string): void {
  const { instructions } = imageOf(dockerfile);
  for (const { keyword, text, copiesFrom } of instructions) {
    if (keyword !== 'COPY') continue;
    const [source = '', target = ''] = text.split(' ');
    const copy = path.join(folder, target);
    const from = inBuild(source);
    if (copiesFrom === 'dependencies') copyPackages(installedPackages(dockerfile, from), from, copy);
    else if (copiesFrom === 'build') cpSync(inRoot(from), copy, { recursive: true });
    else throw new Error(`${dockerfile}: files come from an earlier stage, not from ${copiesFrom}.`);
    if (!existsSync(copy)) throw new Error(`${dockerfile}: ${source} is not there.`);
  }
}

interface Running {
  child: ChildProcess;
  output: () => string;
}

/** Runs the image's own command in a staged folder, with its own variables and nothing of ours but the PATH. */
export function runImage(
  dockerfile: string,
  folder: string,
  variables: Record<string, string>,
  nodeFlags: string[] = [],
): Running {
  const image = imageOf(dockerfile);
  const words = [...saying(image, 'ENTRYPOINT'), ...saying(image, 'CMD')].flatMap(wordsOf);
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

/** Runs the image's own HEALTHCHECK. */
export function isHealthy(dockerfile: string, variables: Record<string, string>): boolean {
  const image = imageOf(dockerfile);
  const [program, ...args] = wordsOf(saying(image, 'HEALTHCHECK')[0] ?? '');
  const env = { PATH: process.env['PATH'], ...variablesOf(image), ...variables };
  return program === 'node' && spawnSync(process.execPath, args, { env }).status === 0;
}
