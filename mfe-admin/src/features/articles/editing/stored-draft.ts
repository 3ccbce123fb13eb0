import type { ArticleDraft } from '../article-draft';

export interface StoredDraft {
  /** The revision that it was made from. */
  revision: number;
  /** What that revision said; not known of what an earlier release of this screen kept. */
  base?: ArticleDraft | undefined;
  written: ArticleDraft;
}

const storageKey = (id: string) => `cms_article_${id}`;

/** What was typed and not saved, in this tab: a reload, a crash or a session that ends takes nothing along. */
export function readStoredDraft(id: string): StoredDraft | null {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey(id)) ?? 'null') as StoredDraft | null;
  } catch {
    return null;
  }
}

export function storeDraft(id: string, draft: StoredDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(storageKey(id), JSON.stringify(draft));
    else sessionStorage.removeItem(storageKey(id));
  } catch (failure) {
    // Without room for it the text is still in the form, and on its way to the API.
    console.error(failure);
  }
}
