import { codeFile, moduleName, type PageIntegrity } from '../../composition/page-state';
import type { Match } from '../../composition/match';
import { codeText } from '../registry/code-hashes';
import type { ServedRemote, Snapshot } from '../registry/snapshot';
import { integrityOf } from '../integrity';
import { partsOf, type Part } from './page-parts';
import type { ShellBuild } from './shell-build';

function valuesOf({ remote, module }: Part): [path: string, value: string][] {
  const { scripts = [], styles = [], later = [] } = remote.manifest.assets[module] ?? {};
  return [...scripts, ...styles, ...later].flatMap((file) => {
    const value = remote.files[file];
    return value ? [[`${remote.address}${file}`, value]] : [];
  });
}

/** What a build does not name stands in the list of all files alone. */
const isWhole = ({ remote, module }: Part): boolean => remote.manifest.assets[module]?.later !== undefined;

const codes = new WeakMap<ServedRemote, string>();

function codeOf(remote: ServedRemote): string {
  const known = codes.get(remote) ?? integrityOf(codeText(remote.files));
  codes.set(remote, known);
  return known;
}

/** What an open page checks its files by: those of the page itself at once, all others when they are wanted. */
export function pageIntegrity(
  snapshot: Snapshot,
  match: Match | null,
  remotes: ServedRemote[],
  shell: ShellBuild,
): PageIntegrity {
  const parts = partsOf(snapshot, match);
  return {
    files: { ...shell.laterFiles, ...Object.fromEntries(parts.flatMap(valuesOf)) },
    modules: parts.filter(isWhole).map(({ remote, module }) => moduleName(remote, module)),
    code: Object.fromEntries(remotes.map((remote) => [`${remote.address}${codeFile}`, codeOf(remote)])),
  };
}
