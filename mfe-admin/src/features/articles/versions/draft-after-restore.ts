import type { ArticleVersionAnswer } from '@lens/contracts/articles';
import { languages } from '@lens/contracts/languages';
import { draftFromArticle, type ArticleDraft } from '../article-draft';

type Content = ArticleVersionAnswer['content'];

/** The draft after a version is restored, as the API does it: the address and languages added later stay. */
export const draftAfterRestore = (version: Content, now: ArticleDraft): ArticleDraft => ({
  ...draftFromArticle(version),
  slug: now.slug,
  texts: { ...now.texts, ...version.texts },
});

/** Names what the version does not contain, and so does not change. */
export function describeKept(version: Content, now: ArticleDraft): string {
  const addedLanguages = languages
    .filter(({ code }) => now.texts[code] && !version.texts[code])
    .map(({ name }) => name);
  const address =
    version.slug === now.slug ? [] : [addedLanguages.length > 0 ? 'the address' : 'The address'];
  const unchanged = [...addedLanguages, ...address];
  if (unchanged.length === 0) return '';
  const names = new Intl.ListFormat('en').format(unchanged);
  return `${names} ${unchanged.length === 1 ? 'stays as it is' : 'stay as they are'}.`;
}
