import { codeFile, moduleName, type PageIntegrity, type StartScript } from '../../page/page-state';
import type { Match } from '../../page/match';
import { codeText } from '../registry/code-hashes';
import type { ServedRemote, Snapshot } from '../registry/snapshot';
import { shortIntegrityOf } from '../integrity';
import { partsOf, type Part } from './page-parts';
import type { InlineStyle, ShellBuild } from './shell-build';

interface Parts {
  snapshot: Snapshot;
  match: Match | null;
  remotes: ServedRemote[];
  shell: ShellBuild;
  /** Style sheets that stand in the page: nothing loads them any more, and no compressor shortens a hash. */
  styles: InlineStyle[];
  /** What starts the page, whose values stand beside them. */
  scripts: StartScript[];
}

function valuesOf({ remote, module }: Part, inline: ReadonlySet<string>): [path: string, value: string][] {
  const { scripts = [], styles = [], later = [] } = remote.manifest.assets[module] ?? {};
  const loaded = [...scripts, ...styles.filter((name) => !inline.has(name)), ...later];
  return loaded.flatMap((file) => {
    const value = remote.files[file];
    return value ? [[`${remote.address}${file}`, value]] : [];
  });
}

/** What a build does not name stands in the list of all files alone. */
const isWhole = ({ remote, module }: Part): boolean => remote.manifest.assets[module]?.later !== undefined;

const codes = new WeakMap<ServedRemote, string>();

function codeOf(remote: ServedRemote): string {
  const known = codes.get(remote) ?? shortIntegrityOf(codeText(remote.files));
  codes.set(remote, known);
  return known;
}

/** What an open page checks its files by: those of the page itself at once, all others when they are wanted. */
export function pageIntegrity({ snapshot, match, remotes, shell, styles, scripts }: Parts): PageIntegrity {
  const parts = partsOf(snapshot, match);
  const inline = new Set(styles.flatMap(({ names }) => names));
  const started = new Set(scripts.map(({ src }) => src));
  const values = parts.flatMap((part) => valuesOf(part, inline)).filter(([file]) => !started.has(file));
  return {
    files: { ...shell.laterFiles, ...Object.fromEntries(values) },
    modules: parts.filter(isWhole).map(({ remote, module }) => moduleName(remote, module)),
    code: {
      [shell.facesList.address]: shortIntegrityOf(shell.facesList.text),
      ...Object.fromEntries(remotes.map((remote) => [`${remote.address}${codeFile}`, codeOf(remote)])),
    },
  };
}
