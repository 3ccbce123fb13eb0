import { copyBranch, type TextTree } from '@lens/contracts/text-tree';
import type { ComposedRemote } from './page-state';
import type { Match } from './match';

/** A text tree of one namespace in one language. */
export type ReadCopy = (namespace: string) => TextTree;

/**
 * What a page says, as `namespace` or `namespace:subtree`: the shell's own words, the labels of the menus
 * on its surface, and what its route declares.
 */
export function copyOf(
  remotes: ComposedRemote[],
  match: Match | null,
  surface: 'public' | 'admin',
): string[] {
  const labels = remotes.flatMap(({ manifest }) =>
    manifest.navigation
      .filter((entry) => (entry.menu === 'admin') === (surface === 'admin'))
      .flatMap((entry) => [entry.label, ...entry.children.map((child) => child.label)]),
  );
  return [...new Set(['navigation', ...labels, ...(match?.route.copy ?? [])])];
}

export const namespacesOf = (copy: string[]): string[] => [
  ...new Set(copy.map((name) => name.split(':')[0]!)),
];

/** Only the named parts of the named namespaces. Plural forms of a named key come along. */
export function pickCopy(copy: string[], read: ReadCopy): Record<string, TextTree> {
  const picked: Record<string, TextTree> = {};
  for (const name of copy) {
    const [namespace = '', subtree] = name.split(':');
    copyBranch((picked[namespace] ??= {}), read(namespace), subtree);
  }
  return picked;
}
