import type { CommentCreate, TextComment } from '@lens/contracts/comments';
import type { Reply, Sent } from '@lens/platform/testing/fake-api';

/** By default an open comment by a colleague, about the Korean. */
export const buildComment = (overrides: Partial<TextComment> = {}): TextComment => ({
  id: '5f0f1c8e-6d52-4c2e-9c0e-0d6f3b1f7b01',
  about: 'language',
  user_id: '5f0f1c8e-6d52-4c2e-9c0e-0d6f3b1f7c01',
  username: 'lin',
  text: 'Formal or not?',
  asks: [],
  created_at: '2026-11-20T10:00:00.000Z',
  resolved_by: null,
  resolved_at: null,
  revision: 1,
  changed_by: 'lin',
  ...overrides,
});

const now = '2026-11-22T10:00:00.000Z';
/** The account that `signInAs` signs in. */
const me = { user_id: '3f0f5b0a-4a0e-4c52-9a53-6b7d8a5b9f10', username: 'mara' };

/** A fake API with the comments of one text. @param textPath `ko/common/hero.title` */
export function fakeComments(textPath: string, comments: TextComment[]) {
  let stored = comments;
  let refusal: Reply | null = null;

  const resolveOrReopen = (id: string | undefined, action: string): Reply => {
    const index = stored.findIndex((one) => one.id === id);
    const about = stored[index]?.about;
    stored = stored.map((one, position) => {
      if (action === 'reopen') return one.id === id ? { ...one, resolved_by: null, resolved_at: null } : one;
      const isResolvedNow = one.about === about && position <= index && one.resolved_at === null;
      return isResolvedNow ? { ...one, resolved_by: me.username, resolved_at: now } : one;
    });
    return { body: { items: stored } };
  };

  const respond = ({ method, path, body }: Sent): Reply | undefined => {
    const root = `/translations/texts/${textPath}/comments`;
    if (!path.startsWith(root)) return undefined;
    if (refusal) return refusal;
    const [, id, action] = path.slice(root.length).split('/');
    if (method === 'GET') return { body: { items: stored } };
    if (action) return resolveOrReopen(id, action);
    if (method === 'DELETE') {
      stored = stored.filter((one) => one.id !== id);
      return { status: 204 };
    }
    const created = buildComment({
      ...me,
      ...(body as CommentCreate),
      id: `said-${stored.length}`,
      created_at: now,
    });
    stored = [...stored, created];
    return { status: 201, body: created };
  };

  return {
    respond,
    addByColleague: (added: TextComment) => {
      stored = [...stored, added];
    },
    /** Answers all further requests with this reply; null ends it. */
    refuse: (reply: Reply | null) => {
      refusal = reply;
    },
  };
}
