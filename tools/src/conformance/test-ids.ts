import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { inRoot } from '../product/folders.ts';
import { idPattern } from './specification.ts';

const tag = `\\[(${idPattern}(?:, ${idPattern})*)\\]`;

const idsIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap((match) => match[1]!.split(', '));

/** The ids in a title from a test report, which includes the titles of the blocks around the test. */
export const findIdsInTitle = (title: string): string[] => idsIn(title, new RegExp(tag, 'g'));

/** The ids in a test file: tags are at the end of titles, before the closing quote. */
export const findIdsInSource = (source: string): string[] =>
  idsIn(source, new RegExp(`${tag}(?=['"\`])`, 'g'));

/** Every folder with a package.json, in the root and in packages. */
function listWorkspaces(): string[] {
  const within = (folder: string) =>
    readdirSync(inRoot(folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
      .map(({ name }) => (folder ? `${folder}/${name}` : name));
  return [...within(''), ...within('packages')].filter((folder) =>
    existsSync(inRoot(folder, 'package.json')),
  );
}

function listTestFiles(): string[] {
  const folders = listWorkspaces().flatMap((workspace) => [`${workspace}/src`, `${workspace}/test`]);
  return folders
    .filter((folder) => existsSync(inRoot(folder)))
    .flatMap((folder) =>
      readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /^(?!node_modules).*\.(?:test|spec)\.tsx?$/.test(file))
        .map((file) => `${folder}/${file}`),
    )
    .sort();
}

/** The test files of each line, from the source code, so that no test has to run. */
export function readTestIds(): Map<string, string[]> {
  const filesOfId = new Map<string, string[]>();
  for (const file of listTestFiles()) {
    for (const id of new Set(findIdsInSource(readFileSync(inRoot(file), 'utf8')))) {
      filesOfId.set(id, [...(filesOfId.get(id) ?? []), file]);
    }
  }
  return filesOfId;
}
