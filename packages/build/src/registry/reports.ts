import type { Store } from '../signing/store.ts';
import { readRegistry } from './registry-file.ts';
import { describeUnusable } from './stored-registry.ts';
import type { Change } from './actions.ts';
import { listVersions } from './list-versions.ts';
import { deactivate, rollback, withdraw, type TakenBack } from './take-back.ts';

function describeResult(name: string, { deactivated, version, wasCandidate, skipped }: TakenBack): string[] {
  return [
    ...skipped.map(({ version: other, reason }) => `${name} ${other} was skipped: ${reason}`),
    version === null
      ? `${name} ${deactivated} is no longer active, and ${name} has left the site.`
      : `${name} ${deactivated} is no longer active; ${version} ${wasCandidate ? 'stays' : 'is active again'}.`,
  ];
}

/** Commands that take something back. Each returns the lines to print. @throws Error saying why nothing was changed */
export const takeBackCommands = {
  rollback: async (store: Store, name: string, change: Change): Promise<string[]> =>
    describeResult(name, await rollback(store, name, change)),
  withdraw: async (
    store: Store,
    name: string,
    change: Change & { version?: string | undefined },
  ): Promise<string[]> => describeResult(name, await withdraw(store, name, change)),
  deactivate: async (store: Store, name: string, change: Change): Promise<string[]> =>
    describeResult(name, await deactivate(store, name, change)),
};

/** What was done to a remote, the latest first. */
export async function describeActions(remotesFolder: string, name: string): Promise<string[]> {
  const actions = (await readRegistry(remotesFolder)).actions.filter(({ remote }) => remote === name);
  if (actions.length === 0) return [`Nothing is noted of ${name}.`];
  return actions
    .toReversed()
    .map(({ at, by, action, version, percent, reason }) =>
      [
        new Date(at * 1000).toISOString().slice(0, 19).replace('T', ' '),
        `${action} ${version}${percent === undefined || percent === 100 ? '' : ` for ${percent} %`}`,
        `by ${by}`,
        ...(reason ? [reason] : []),
      ].join('  '),
    );
}

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
  return versions.map(({ version, publishedAt, active, percent, problem }) =>
    [
      `${active ? '*' : ' '} ${version}`,
      ...(percent === undefined ? [] : [`for ${percent} % of the visitors`]),
      ...(publishedAt ? [publishedAt.toISOString()] : []),
      ...(problem ? [`cannot be activated: ${inOneLine(problem)}`] : []),
    ].join('  '),
  );
}

/** One line for each problem in the registry, for users of any command. */
export const describeProblems = async (remotesFolder: string): Promise<string[]> =>
  describeUnusable(await readRegistry(remotesFolder));
