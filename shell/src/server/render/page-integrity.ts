import { codeFile, moduleName, type PageIntegrity, type StartScript } from '../../page/page-state';
import type { Match } from '../../page/match';
import { codeText } from '../registry/code-hashes';
import type { ServedRemote, Snapshot } from '../registry/snapshot';
import { shortIntegrityOf } from '../integrity';
import { partsOf, type Part } from './page-parts';
import type { InlineStyle, ShellBuild } from './shell-build';

interface PageFiles {
  snapshot: Snapshot;
  match: Match | null;
  remotes: ServedRemote[];
  shell: ShellBuild;
  /** Inlined style sheets. Nothing loads them, so we leave out their hashes, which compression cannot shorten. */
  styles: InlineStyle[];
  /** The scripts that start the page, which are listed with their hashes. */
  scripts: StartScript[];
}

function hashesOf({ remote, module }: Part, inline: ReadonlySet<string>): [path: string, hash: string][] {
  const { scripts = [], styles = [], later = [] } = remote.manifest.assets[module] ?? {};
  const names = [...scripts, ...styles.filter((name) => !inline.has(name)), ...later];
  return names.flatMap((file) => {
    const hash = remote.files[file];
    return hash ? [[`${remote.address}${file}`, hash]] : [];
  });
}

/** Whether the manifest lists all files of a module. If not, the browser reads `code.json` for it. */
const hasAllFiles = ({ remote, module }: Part): boolean =>
  remote.manifest.assets[module]?.later !== undefined;

const codeHashes = new WeakMap<ServedRemote, string>();

function codeHashOf(remote: ServedRemote): string {
  const hash = codeHashes.get(remote) ?? shortIntegrityOf(codeText(remote.files));
  codeHashes.set(remote, hash);
  return hash;
}

/** The hashes that a page is sent with: of its own files, and of the lists that have all others. */
export function pageIntegrity({
  snapshot,
  match,
  remotes,
  shell,
  styles,
  scripts,
}: PageFiles): PageIntegrity {
  const parts = partsOf(snapshot, match);
  const inline = new Set(styles.flatMap(({ names }) => names));
  const startScripts = new Set(scripts.map(({ src }) => src));
  const hashes = parts.flatMap((part) => hashesOf(part, inline)).filter(([file]) => !startScripts.has(file));
  return {
    files: { ...shell.laterFiles, ...Object.fromEntries(hashes) },
    modules: parts.filter(hasAllFiles).map(({ remote, module }) => moduleName(remote, module)),
    code: {
      [shell.fontList.address]: shortIntegrityOf(shell.fontList.text),
      ...Object.fromEntries(remotes.map((remote) => [`${remote.address}${codeFile}`, codeHashOf(remote)])),
    },
  };
}
