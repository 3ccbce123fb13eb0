import type { ArticleAnswer } from '@lens/contracts/articles';
import { useSession } from '@lens/platform/session';

type Changed = Pick<ArticleAnswer, 'changed_by'>;

/** @returns says who changed an article: `edith`, or oneself in another tab */
export function useWhoChanged(): (article: Changed) => string {
  const me = useSession(({ user }) => user?.username);
  return ({ changed_by }) =>
    changed_by === null ? 'Somebody' : changed_by === me ? 'You, in another tab,' : changed_by;
}

/** Why one's own act is not taken back, in the words of the API. */
export function changedSince({ changed_by }: Changed): Error {
  const me = useSession.getState().user?.username;
  const whoHas = changed_by === me ? 'You have' : `${changed_by ?? 'Somebody else'} has`;
  return new Error(`${whoHas} changed this in the meantime.`);
}
