/** In a new tab, so that unsaved work stays open. */
export const openOnSite = (slug: string) => void window.open(`/blog/${slug}`, '_blank', 'noopener');
