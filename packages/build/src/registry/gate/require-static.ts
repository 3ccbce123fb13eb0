import type { Registry } from '@lens/contracts/registry';
import { findStaticProblems } from './checks/static.ts';
import { readComposition } from './composition.ts';
import { describeFinding, isRefusal, type Finding } from './finding.ts';

/** The message of a refusal, for people. */
const describeRefusal = (name: string, version: string, refusals: Finding[]): string =>
  [
    `${name} ${version} was not activated:`,
    ...refusals.slice(0, 20).flatMap(describeFinding),
    ...(refusals.length > 20 ? [`  and ${refusals.length - 20} more`] : []),
  ].join('\n');

/** @throws Error naming who would be harmed, if a version broke something that manifests and files show */
export async function requireStatic(
  remotesFolder: string,
  registry: Pick<Registry, 'remotes'>,
  name: string,
  version: string,
): Promise<void> {
  const composition = await readComposition(remotesFolder, registry, name, version);
  const refusals = (await findStaticProblems(composition)).filter(isRefusal);
  if (refusals.length > 0) throw new Error(describeRefusal(name, version, refusals));
}
