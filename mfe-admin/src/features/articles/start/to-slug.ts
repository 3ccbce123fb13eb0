import { articleMaxLengths } from '@lens/contracts/max-lengths';
/** The words of a title as an address: `What is PRK?` → `what-is-prk`. Without accents, and cut where a schema would refuse it. */
export const toSlug = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, articleMaxLengths.slug)
    // One at most: what is no letter or digit became one dash.
    .replace(/^-|-$/g, '');
