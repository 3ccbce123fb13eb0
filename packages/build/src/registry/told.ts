import { readRegistry } from './registry-file.ts';
import { unusableTold } from './stored-registry.ts';
import { listVersions, rollback, withdraw, type SteppedBack } from './versions.ts';

/** What became of a remote, in lines for whoever typed the command. */
function linesOf(name: string, { taken, version, passed }: SteppedBack): string[] {
  return [
    ...passed.map((one) => `${name} ${one.version} was passed over: ${one.why}`),
    version === null
      ? `${name} ${taken} is taken out, and nothing stands in its place: ${name} has left the site.`
      : `${name} ${taken} is taken out; ${version} is active again.`,
  ];
}

/** @returns what to print @throws Error saying why nothing was changed */
export const rollbackTold = async (remotesFolder: string, name: string): Promise<string[]> =>
  linesOf(name, await rollback(remotesFolder, name));

/** @returns what to print @throws Error saying why nothing was changed */
export const withdrawTold = async (remotesFolder: string, name: string): Promise<string[]> =>
  linesOf(name, await withdraw(remotesFolder, name));

const inOneLine = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim().replace(/^- /, ''))
    .join(' ');

/** The versions of a remote, a line each: the active one has a star, and one that is no version says why. */
export async function listTold(remotesFolder: string, name: string): Promise<string[]> {
  const versions = await listVersions(remotesFolder, name);
  if (versions.length === 0) return [`Nothing of ${name} is published.`];
  return versions.map(({ version, publishedAt, active, problem }) =>
    [
      `${active ? '*' : ' '} ${version}`,
      ...(publishedAt ? [publishedAt.toISOString()] : []),
      ...(problem ? [`cannot be activated: ${inOneLine(problem)}`] : []),
    ].join('  '),
  );
}

/** What whoever worked on the registry should know of it, whichever remote they came for: a line for each fault. */
export const faultsTold = async (remotesFolder: string): Promise<string[]> =>
  unusableTold(await readRegistry(remotesFolder));
