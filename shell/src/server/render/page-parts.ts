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

/** The modules of a page, its layout first. */
export function partsOf(snapshot: Snapshot, match: Match | null): Part[] {
  if (!match) return [];
  const page = { remote: match.remote as ServedRemote, module: match.route.module };
  const declared = findLayout(snapshot.remotes, match.route.layout);
  return declared
    ? [{ remote: declared.remote as ServedRemote, module: declared.layout.module }, page]
    : [page];
}

const filesOf = ({ remote, module }: Part, kind: 'scripts' | 'styles'): string[] =>
  remote.manifest.assets[module]?.[kind] ?? [];

/** The scripts of a page's remotes in loading order, each once. Those without a hash are left to the page's guard. */
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

const sheetCache = new WeakMap<Snapshot, Map<string, Promise<Sheet>>>();

async function readSheet({ remote }: Part, file: string): Promise<Sheet> {
  const css = (await readVerified(remote, file)).toString('utf8');
  return {
    name: file,
    css: css.replaceAll(/url\((?!["']?(?:\/|data:|#))(["']?)/g, `url($1${remote.address}`),
    remote,
  };
}

/** Joins the sheets of each remote, because an element for each of them would be as large as a small sheet. */
function joinByRemote(all: Sheet[]): InlineStyle[] {
  const remotes = [...new Set(all.map(({ remote }) => remote))];
  return remotes.map((remote) => {
    const ofRemote = all.filter((sheet) => sheet.remote === remote);
    return {
      names: ofRemote.map(({ name }) => name),
      css: joinLayers(ofRemote.map(({ css }) => css)),
    };
  });
}

/**
 * The style sheets of a page's remotes, read once per snapshot. One with a wrong hash is left out: the text is readable
 * without it, and browsers refuse it too.
 */
export async function stylesOf(
  snapshot: Snapshot,
  match: Match | null,
  onRefused: (failure: unknown) => void,
): Promise<InlineStyle[]> {
  const cached = sheetCache.get(snapshot) ?? new Map<string, Promise<Sheet>>();
  sheetCache.set(snapshot, cached);
  const requested = partsOf(snapshot, match).flatMap((part) =>
    filesOf(part, 'styles').map((file) => {
      const key = `${part.remote.address}${file}`;
      const sheet = cached.get(key) ?? readSheet(part, file);
      cached.set(key, sheet);
      return [key, sheet] as const;
    }),
  );
  const results = await Promise.allSettled(new Map(requested).values());
  const accepted = results.flatMap((result) => {
    if (result.status === 'fulfilled') return [result.value];
    onRefused(result.reason);
    return [];
  });
  return joinByRemote(accepted);
}
