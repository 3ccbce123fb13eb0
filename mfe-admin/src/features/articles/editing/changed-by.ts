import type { ArticleAnswer } from '@lens/contracts/articles';
import { useSession } from '@lens/platform/session';

type ChangedArticle = Pick<ArticleAnswer, 'changed_by'>;

/** @returns a function that names who changed an article: `edith`, or oneself in another tab */
export function useChangedByName(): (article: ChangedArticle) => string {
  const me = useSession(({ user }) => user?.username);
  return ({ changed_by }) =>
    changed_by === null ? 'Somebody' : changed_by === me ? 'You, in another tab,' : changed_by;
}

/** Why one's own action cannot be undone, in the API's words. */
export function changedSinceError({ changed_by }: ChangedArticle): Error {
  const me = useSession.getState().user?.username;
  const subject = changed_by === me ? 'You have' : `${changed_by ?? 'Somebody else'} has`;
  return new Error(`${subject} changed this in the meantime.`);
}
