import type { Copy, ComposedRemote } from './page-state';
import type { Match } from './match';

/** A text tree of one namespace in one language. */
export type ReadCopy = (namespace: string) => Copy;

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

function graft(target: Copy, source: Copy, path: string[]): void {
  const [key, ...rest] = path;
  if (key === undefined) {
    Object.assign(target, source);
    return;
  }
  const value = source[key];
  if (value === undefined) return;
  if (typeof value === 'string' || rest.length === 0) {
    target[key] = value;
    return;
  }
  const branch = target[key];
  const next: Copy = typeof branch === 'object' ? branch : {};
  target[key] = next;
  graft(next, value, rest);
}

/** Only the named parts of the named namespaces. Plural forms of a named key come along. */
export function pickCopy(copy: string[], read: ReadCopy): Record<string, Copy> {
  const picked: Record<string, Copy> = {};
  for (const name of copy) {
    const [namespace = '', subtree] = name.split(':');
    const target = (picked[namespace] ??= {});
    graft(target, read(namespace), subtree ? subtree.split('.') : []);
  }
  return picked;
}
