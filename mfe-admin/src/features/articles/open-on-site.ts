/** In a tab of its own, so that what is at hand stays where it is. */
export const openOnSite = (slug: string) => void window.open(`/blog/${slug}`, '_blank', 'noopener');
