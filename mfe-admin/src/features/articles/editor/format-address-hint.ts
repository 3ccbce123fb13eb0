import type { ArticleAnswer } from '@lens/contracts/articles';
import { isPublic } from '../schedule';

/** Explains the address, and what changing it does to the old one. */
export function formatAddressHint(saved: ArticleAnswer, slug: string): string {
  const { published_slug: before } = saved;
  if (before === null || before === slug || !isPublic(saved))
    return 'Last part of the web address: /blog/first-week-after-prk';
  return `The article is at /blog/${before} now. Once you publish, that address will lead to the new one.`;
}
