import type { CommentCreate, TextComment } from '@lens/contracts/comments';
import type { Reply, Sent } from '@lens/platform/testing/fake-api';

/** An open question of somebody else about the Korean. */
export const comment = (more: Partial<TextComment> = {}): TextComment => ({
  id: '5f0f1c8e-6d52-4c2e-9c0e-0d6f3b1f7b01',
  about: 'language',
  user_id: '5f0f1c8e-6d52-4c2e-9c0e-0d6f3b1f7c01',
  username: 'lin',
  text: 'Formal or not?',
  created_at: '2026-11-20T10:00:00.000Z',
  resolved_by: null,
  resolved_at: null,
  revision: 1,
  changed_by: 'lin',
  ...more,
});

const now = '2026-11-22T10:00:00.000Z';
/** As `signInAs` signs in. */
const me = { user_id: '3f0f5b0a-4a0e-4c52-9a53-6b7d8a5b9f10', username: 'mara' };

/** The comments of one text, kept as the API would; of other texts there are none. @param at `ko/common/hero.title` */
export function fakeComments(at: string, comments: TextComment[]) {
  let kept = comments;
  let refusal: Reply | null = null;

  const settle = (id: string | undefined, act: string): Reply => {
    const index = kept.findIndex((one) => one.id === id);
    const about = kept[index]?.about;
    kept = kept.map((one, place) => {
      if (act === 'reopen') return one.id === id ? { ...one, resolved_by: null, resolved_at: null } : one;
      const isMeant = one.about === about && place <= index && one.resolved_at === null;
      return isMeant ? { ...one, resolved_by: me.username, resolved_at: now } : one;
    });
    return { body: { items: kept } };
  };

  const respond = ({ method, path, body }: Sent): Reply | undefined => {
    const root = `/translations/texts/${at}/comments`;
    if (!path.startsWith(root)) return undefined;
    if (refusal) return refusal;
    const [, id, act] = path.slice(root.length).split('/');
    if (method === 'GET') return { body: { items: kept } };
    if (act) return settle(id, act);
    if (method === 'DELETE') {
      kept = kept.filter((one) => one.id !== id);
      return { status: 204 };
    }
    const said = comment({ ...me, ...(body as CommentCreate), id: `said-${kept.length}`, created_at: now });
    kept = [...kept, said];
    return { status: 201, body: said };
  };

  return {
    respond,
    /** Somebody else says something meanwhile. */
    sayElsewhere: (said: TextComment) => {
      kept = [...kept, said];
    },
    /** From now on; null ends it. */
    refuse: (reply: Reply | null) => {
      refusal = reply;
    },
  };
}
