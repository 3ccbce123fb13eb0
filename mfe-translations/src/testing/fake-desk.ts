import type { DeskRow, DeskUpdate } from '@lens/contracts/desk';
import { hashOf } from '@lens/contracts/text-hash';
import type { Reply, Sent } from '@lens/platform/testing/fake-api';
import { permissionsWith } from './permissions';
import { servicesOff } from './services';

interface FakeDeskOptions {
  /** The texts of the second page. */
  more?: DeskRow[];
}

const rowId = ({ namespace, key }: DeskRow) => `${namespace}/${key}`;

/** A fake API with texts of one language. It stores what is saved, and refuses a save that is based on an old revision. */
export function fakeDesk(texts: DeskRow[], { more = [] }: FakeDeskOptions = {}) {
  const stored = new Map([...texts, ...more].map((text) => [rowId(text), text]));
  let refusal: Reply | null = null;

  function page(number: number): Reply {
    const items = number === 1 ? texts : more;
    const total = more.length > 0 ? 50 + more.length : texts.length;
    return { body: { items: items.map((text) => stored.get(rowId(text))), total, page: number, limit: 50 } };
  }

  function save(text: DeskRow, { method, headers, body }: Sent): Reply {
    if (refusal) return refusal;
    if (headers['if-match'] !== `"${text.revision}"`)
      return { status: 412, body: { error: 'Somebody else saved it.', code: 'revision_conflict' } };
    const update = body as DeskUpdate;
    if (method === 'PUT' && update.source !== hashOf(text.source))
      return { status: 412, body: { error: 'The English has changed.', code: 'source_changed' } };
    const { text: savedText, state } =
      method === 'PUT' ? update : { text: 'reverted', state: 'translated' as const };
    const saved = {
      ...text,
      ...{ text: savedText, state },
      source_then: null,
      glossary: [],
      revision: text.revision + 1,
      changed_by: 'mara',
      changed_at: '2026-11-22T10:00:00.000Z',
    };
    stored.set(rowId(text), saved);
    return { body: saved };
  }

  const respond = (sent: Sent): Reply | undefined => {
    const [, , , , namespace, key, action] = sent.path.split('/');
    if (sent.path === '/translations/texts') return page(Number(sent.query['page']));
    if (sent.path === '/translations/status') return { body: servicesOff };
    if (sent.path === '/translations/coverage')
      return {
        body: {
          items: ['common', 'medical'].map((name) => ({
            language: 'ko',
            namespace: name,
            counts: { translated: 2, stale: 1 },
            unsigned: 1,
            shown: { own: 2, fallback: 0, english: 1, chosen_english: 0 },
            english: ['hero.note'],
            chosen_english: [],
          })),
        },
      };
    if (sent.path === '/translations/permissions') return { body: permissionsWith() };
    const text = stored.get(`${namespace}/${key}`);
    if (!text) return undefined;
    if (action === 'suggestions' || action === 'comments') return { body: { items: [] } };
    if (action === 'back-translation')
      return { body: { back_translation: null, revision: 0, is_author: false, is_permitted: true } };
    if (action === 'history')
      return {
        body: {
          items: [
            {
              revision: 2,
              text: '둘',
              state: 'reviewed',
              username: 'lin',
              created_at: '2026-11-20T10:00:00.000Z',
            },
            {
              revision: 1,
              text: '하나',
              state: 'machine',
              username: 'mara',
              created_at: '2026-11-19T10:00:00.000Z',
            },
          ],
        },
      };
    return sent.method === 'GET' ? { body: text } : save(text, sent);
  };

  return {
    respond,
    saveByColleague: (id: string, text: string, state?: DeskRow['state']) => {
      const before = stored.get(id)!;
      const revision = before.revision + 1;
      stored.set(id, {
        ...before,
        ...{ text, revision, state: state ?? before.state },
        changed_by: 'lin',
        changed_at: '2026-11-22T09:00:00.000Z',
      });
    },
    /** As when a new version of a remote ships another English text. */
    shipSource: (id: string, source: string) => {
      stored.set(id, { ...stored.get(id)!, source });
    },
    refuse: (reply: Reply) => {
      refusal = reply;
    },
  };
}
