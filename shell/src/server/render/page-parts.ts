import { findLayout, type Match } from '../../page/match';
import type { StartScript } from '../../page/page-state';
import { readVerified } from '../registry/read-verified';
import type { ServedRemote, Snapshot } from '../registry/snapshot';
import { joinLayers } from './join-layers';
import type { InlineStyle } from './shell-build';

export interface Part {
  remote: ServedRemote;
  module: string;
}

/** The modules that a page is made of, its layout first. */
export function partsOf(snapshot: Snapshot, match: Match | null): Part[] {
  if (!match) return [];
  const page = { remote: match.remote as ServedRemote, module: match.route.module };
  const offer = findLayout(snapshot.remotes, match.route.layout);
  return offer ? [{ remote: offer.remote as ServedRemote, module: offer.layout.module }, page] : [page];
}

const filesOf = ({ remote, module }: Part, kind: 'scripts' | 'styles'): string[] =>
  remote.manifest.assets[module]?.[kind] ?? [];

/** The scripts of a page's remotes in loading order, each once; the page's loader meets those without a hash itself. */
export function scriptsOf(snapshot: Snapshot, match: Match | null): StartScript[] {
  const scripts = partsOf(snapshot, match).flatMap((part) =>
    filesOf(part, 'scripts').flatMap((file) => {
      const integrity = part.remote.files[file];
      return integrity ? [{ src: `${part.remote.address}${file}`, integrity }] : [];
    }),
  );
  return [...new Map(scripts.map((script) => [script.src, script])).values()];
}

interface Sheet {
  name: string;
  css: string;
  remote: ServedRemote;
}

const sheets = new WeakMap<Snapshot, Map<string, Promise<Sheet>>>();

async function inline({ remote }: Part, file: string): Promise<Sheet> {
  const css = (await readVerified(remote, file)).toString('utf8');
  return {
    name: file,
    css: css.replaceAll(/url\((?!["']?(?:\/|data:|#))(["']?)/g, `url($1${remote.address}`),
    remote,
  };
}

/** Those of a remote together: a page is made of many, and an element for each weighs as much as a small one says. */
function joined(all: Sheet[]): InlineStyle[] {
  const remotes = [...new Set(all.map(({ remote }) => remote))];
  return remotes.map((remote) => {
    const own = all.filter((sheet) => sheet.remote === remote);
    return { names: own.map(({ name }) => name), css: joinLayers(own.map(({ css }) => css)) };
  });
}

/**
 * The style sheets of a page's remotes, read once per snapshot. One that is not what the registry names is left out:
 * the text is readable without it, and the browser refuses it as well.
 */
export async function stylesOf(
  snapshot: Snapshot,
  match: Match | null,
  onRefused: (failure: unknown) => void,
): Promise<InlineStyle[]> {
  const known = sheets.get(snapshot) ?? new Map<string, Promise<Sheet>>();
  sheets.set(snapshot, known);
  const wanted = partsOf(snapshot, match).flatMap((part) =>
    filesOf(part, 'styles').map((file) => {
      const key = `${part.remote.address}${file}`;
      const sheet = known.get(key) ?? inline(part, file);
      known.set(key, sheet);
      return [key, sheet] as const;
    }),
  );
  const read = await Promise.allSettled(new Map(wanted).values());
  const taken = read.flatMap((sheet) => {
    if (sheet.status === 'fulfilled') return [sheet.value];
    onRefused(sheet.reason);
    return [];
  });
  return joined(taken);
}
