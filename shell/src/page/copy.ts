import { signOffNamespace } from '@lens/contracts/sign-off-marks';
import { copyBranch, type TextTree } from '@lens/contracts/text-tree';
import type { ComposedRemote } from './page-state';
import type { Match } from './match';

export type ReadTexts = (namespace: string) => TextTree;

/**
 * The copy of a page, as `namespace` or `namespace:subtree`: the shell's namespace, the labels of the menus on its
 * surface, what its route declares, and on the public site the marks of sign-offs of all that.
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
  const copy = [...new Set(['navigation', ...labels, ...(match?.route.copy ?? [])])];
  return surface === 'public' ? [...copy, ...marksOf(copy)] : copy;
}

/** The marks of sign-offs that belong to some copy, as copy of their own namespace. */
const marksOf = (copy: readonly string[]): string[] =>
  copy.map((name) => `${signOffNamespace}:${name.replace(':', '.')}`);

export const namespacesOf = (copy: string[]): string[] => [
  ...new Set(copy.map((name) => name.split(':')[0]!)),
];

/** What the shell says of translations. Pages in English do not show it, and have few bytes to spare. */
const aboutTranslations = ['draft', 'readEnglish', 'reviewed', 'reviewedInPart', 'machine'];

/** The shell's texts as a page in English is sent with them; later pages load the whole file. */
export function withoutTranslationNotes({ footer, ...navigation }: TextTree): TextTree {
  if (typeof footer !== 'object') return navigation;
  const shown = Object.entries(footer).filter(([name]) => !aboutTranslations.includes(name));
  return { ...navigation, footer: Object.fromEntries(shown) };
}

/** The texts that some copy names. @param read the texts of a namespace */
export function pickTexts(copy: string[], read: ReadTexts): Record<string, TextTree> {
  const picked: Record<string, TextTree> = {};
  for (const name of copy) {
    const [namespace = '', subtree] = name.split(':');
    copyBranch((picked[namespace] ??= {}), read(namespace), subtree);
  }
  return picked;
}
