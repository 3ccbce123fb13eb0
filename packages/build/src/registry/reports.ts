import type { Store } from '../signing/store.ts';
import { readRegistry } from './registry-file.ts';
import { describeUnusable } from './stored-registry.ts';
import { listVersions, rollback, withdraw, type RollbackResult } from './versions.ts';

function describeResult(name: string, { deactivated, version, skipped }: RollbackResult): string[] {
  return [
    ...skipped.map(({ version: other, reason }) => `${name} ${other} was skipped: ${reason}`),
    version === null
      ? `${name} ${deactivated} is no longer active. There is no earlier version, so ${name} has left the site.`
      : `${name} ${deactivated} is no longer active; ${version} is active again.`,
  ];
}

/** @returns the lines to print @throws Error saying why nothing was changed */
export const rollbackAndDescribe = async (store: Store, name: string): Promise<string[]> =>
  describeResult(name, await rollback(store, name));

/** @returns the lines to print @throws Error saying why nothing was changed */
export const withdrawAndDescribe = async (store: Store, name: string): Promise<string[]> =>
  describeResult(name, await withdraw(store, name));

const inOneLine = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim().replace(/^- /, ''))
    .join(' ');

/**
 * One line for each version of a remote: the active one has a star, and one that is not a valid version has the reason.
 */
export async function describeVersions(remotesFolder: string, name: string): Promise<string[]> {
  const versions = await listVersions(remotesFolder, name);
  if (versions.length === 0) return [`No version of ${name} is published.`];
  return versions.map(({ version, publishedAt, active, problem }) =>
    [
      `${active ? '*' : ' '} ${version}`,
      ...(publishedAt ? [publishedAt.toISOString()] : []),
      ...(problem ? [`cannot be activated: ${inOneLine(problem)}`] : []),
    ].join('  '),
  );
}

/** One line for each problem in the registry, for users of any command. */
export const describeProblems = async (remotesFolder: string): Promise<string[]> =>
  describeUnusable(await readRegistry(remotesFolder));
