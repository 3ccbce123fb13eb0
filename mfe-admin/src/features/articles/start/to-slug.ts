import { articleMaxLengths } from '@lens/contracts/max-lengths';
/** A title as an address: `What is PRK?` → `what-is-prk`. Without accents, and not longer than the schema allows. */
export const toSlug = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, articleMaxLengths.slug)
    // At most one, since other characters became a single dash.
    .replace(/^-|-$/g, '');
