import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Role } from '@lens/contracts/access';
import type { Consultation } from '@lens/contracts/consultations';
import type { RowChange } from '@lens/contracts/event-stream';
import { fakeApi, type Reply, type Sent } from '@lens/platform/testing/fake-api';
import { signInAs } from '@lens/platform/testing/session';
import { FakeEventSource } from '@lens/platform/testing/fake-event-source';
import { renderPage } from '../../../testing/render-page';
import { Page } from '../ConsultationsPage';

/** The id in every token of `signInAs`. */
export const maraId = '3f0f5b0a-4a0e-4c52-9a53-6b7d8a5b9f10';
export const linId = '00000000-0000-4000-8000-0000000000e5';

const pageOf = (items: object[], total = items.length): Reply => ({
  body: { items, total, page: 1, limit: 20 },
});

interface Inbox {
  requests: Consultation[];
  /** Answers a request first; undefined leaves it to the default. */
  respond?: (sent: Sent) => Reply | Promise<Reply> | undefined;
  role?: Role;
  address?: string;
  total?: number;
}

/** The inbox with a fake API that has these requests and accepts every change. */
export function showInbox({
  requests,
  respond,
  role = 'admin',
  address = '/admin/consultations',
  total,
}: Inbox) {
  FakeEventSource.opened = [];
  const stored = new Map(requests.map((request) => [request.id, request]));
  const api = fakeApi((sent) => {
    const customReply = respond?.(sent);
    if (customReply) return customReply;
    const { method, path, body } = sent;
    const [, , id = '', part] = path.split('/');
    if (path === '/live/tickets') return { status: 201, body: { ticket: 'ticket' } };
    if (id === 'assignees')
      return pageOf([
        { id: maraId, username: 'mara' },
        { id: linId, username: 'lin' },
      ]);
    if (method === 'PATCH') {
      const before = stored.get(id)!;
      stored.set(id, { ...before, ...(body as object), revision: before.revision + 1, changed_by: 'mara' });
      return { body: stored.get(id) };
    }
    if (part) return pageOf([]);
    if (sent.query['id']) return pageOf([...stored.values()].filter((one) => one.id === sent.query['id']));
    return id ? { body: stored.get(id) } : pageOf([...stored.values()], total);
  });
  signInAs({ role });
  const { unmount } = renderPage(<Page />, { at: address });
  return {
    api,
    unmount,
    user: userEvent.setup(),
    queries: () => api.sent.filter(({ path }) => path === '/consultations').map(({ query }) => query),
    writes: () =>
      api.sent
        .filter(({ method, path }) => method !== 'GET' && path !== '/live/tickets')
        .map(({ method, path, body }) => [method, path, body]),
    /** A colleague changes a request, and the event stream announces it. */
    emitChange: (change: Partial<RowChange> & { id: string }, fields: Partial<Consultation> = {}) => {
      const before = stored.get(change.id);
      const revision = (before?.revision ?? 1) + 1;
      if (before) stored.set(change.id, { ...before, ...fields, revision, changed_by: 'lin' });
      if (change.action === 'DELETE') stored.delete(change.id);
      const defaults = { resource_type: 'consultation', within: null, action: 'UPDATE', revision, by: 'lin' };
      const data = JSON.stringify({ ...defaults, ...change });
      act(() => void FakeEventSource.opened.at(-1)!.dispatchEvent(new MessageEvent('change', { data })));
    },
    /** A new request arrives through the event stream. */
    emitNewRequest: (request: Consultation) => {
      const others = [...stored];
      stored.clear();
      for (const [id, other] of [[request.id, request] as const, ...others]) stored.set(id, other);
      act(() => void FakeEventSource.opened.at(-1)!.dispatchEvent(new MessageEvent('consultation')));
    },
  };
}
