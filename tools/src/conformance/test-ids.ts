import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { inRoot } from '../product/folders.ts';
import { idPattern } from './specification.ts';

const tag = `\\[(${idPattern}(?:, ${idPattern})*)\\]`;

const idsIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap((match) => match[1]!.split(', '));

/** The ids in a title that a runner reported; a block's title tags every test in it. */
export const idsOfTitle = (title: string): string[] => idsIn(title, new RegExp(tag, 'g'));

/** The ids in a test file: a tag stands at the end of a title, before its closing quote. */
export const idsOfSource = (source: string): string[] => idsIn(source, new RegExp(`${tag}(?=['"\`])`, 'g'));

/** Every folder that has a package.json, one or two levels down. */
function workspaces(): string[] {
  const within = (folder: string) =>
    readdirSync(inRoot(folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
      .map(({ name }) => (folder ? `${folder}/${name}` : name));
  return [...within(''), ...within('packages')].filter((folder) =>
    existsSync(inRoot(folder, 'package.json')),
  );
}

function testFiles(): string[] {
  const folders = workspaces().flatMap((workspace) => [`${workspace}/src`, `${workspace}/test`]);
  return folders
    .filter((folder) => existsSync(inRoot(folder)))
    .flatMap((folder) =>
      readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file))
        .map((file) => `${folder}/${file}`),
    )
    .sort();
}

/** The test files that show each line, read from their text, so that nothing has to run. */
export function readTestIds(): Map<string, string[]> {
  const filesOfId = new Map<string, string[]>();
  for (const file of testFiles()) {
    for (const id of new Set(idsOfSource(readFileSync(inRoot(file), 'utf8')))) {
      filesOfId.set(id, [...(filesOfId.get(id) ?? []), file]);
    }
  }
  return filesOfId;
}
