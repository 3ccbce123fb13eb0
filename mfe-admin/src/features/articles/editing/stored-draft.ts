import type { ArticleDraft } from '../article-draft';

export interface StoredDraft {
  /** The revision that it is based on. */
  revision: number;
  /** The draft at that revision; earlier releases did not store it. */
  base?: ArticleDraft | undefined;
  written: ArticleDraft;
}

const storageKey = (id: string) => `cms_article_${id}`;

/** Unsaved text, stored in this tab so that it survives a reload, a crash or the end of the session. */
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
    // If the storage is full, the text is still in the form and will be sent.
    console.error(failure);
  }
}
