import type { Written } from '../content';

export interface Kept {
  /** The revision that it was made from. */
  revision: number;
  /** What that revision said; not known of what an earlier release of this screen kept. */
  base?: Written | undefined;
  written: Written;
}

const keyOf = (id: string) => `cms_article_${id}`;

/** What was typed and not saved, in this tab: a reload, a crash or a session that ends takes nothing along. */
export function readKept(id: string): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

export function keep(id: string, kept: Kept | null): void {
  try {
    if (kept) sessionStorage.setItem(keyOf(id), JSON.stringify(kept));
    else sessionStorage.removeItem(keyOf(id));
  } catch (full) {
    // Without room for it the text is still in the form, and on its way to the API.
    console.error(full);
  }
}
