import type { ArticleAnswer } from '@lens/contracts/articles';
import { isPublic, type Schedule } from '../schedule';
import type { ArticleEditing } from '../editing/use-article-editing';

/** Whether the draft, saved or not, differs from the published text. */
export const hasUnpublishedChanges = ({ saved, state }: Pick<ArticleEditing, 'saved' | 'state'>): boolean =>
  saved.has_changes || state.kind !== 'saved';

/** Why there is nothing to publish. */
export const formatNothingToPublish = (saved: Schedule): string =>
  isPublic(saved)
    ? 'Nothing to publish: the site already shows this text.'
    : 'Nothing to schedule: it will be published as shown here.';

/** The message after publishing. @param before the article's previous address */
export function formatPublished(before: string | null, after: ArticleAnswer): string {
  if (!isPublic(after)) return 'The changes will be published as scheduled';
  const { published_slug: slug } = after;
  return before === null || before === slug
    ? 'Your changes are on the site'
    : `Your changes are on the site. /blog/${before} now leads to /blog/${slug}`;
}
