import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Role } from '@lens/contracts/access';
import type { RowChange } from '@lens/contracts/event-stream';
import { useSession } from '@lens/platform/session';
import { fakeApi, type Sent } from '@lens/platform/testing/fake-api';
import { FakeEventSource } from '@lens/platform/testing/fake-event-source';
import { signInAs } from '@lens/platform/testing/session';
import { Page as Mails } from '../features/mails/MailsPage';
import { Page as Newsletter } from '../features/newsletter/NewsletterPage';
import { renderPage } from '../testing/render-page';
import '../testing/browser';
import { useErasures } from './use-erasures';

const id = '00000000-0000-4000-8000-0000000000e1';
const created_at = '2026-01-05T09:00:00.000Z';
const revised = { revision: 1, changed_by: null };
const mail = {
  id,
  kind: 'consultation_received',
  to: 'ana@example.com',
  subject: 'We have your request',
  language: 'en',
  status: 'sent',
  attempts: 1,
  last_error: null,
  consultation_id: null,
  created_at,
  sent_at: created_at,
  text: 'Dear Ana',
  ...revised,
};
const subscriber = {
  id,
  email: 'ana@example.com',
  language: 'en',
  status: 'confirmed',
  created_at,
  ...revised,
};
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });

function Frame({ children }: { children: ReactNode }) {
  useErasures(client);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

let api: ReturnType<typeof fakeApi>;
const page = (items: object[]) => ({ body: { items, total: items.length, page: 1, limit: 20 } });
const respond = ({ path }: Sent) => {
  if (path === '/live/tickets') return { status: 201, body: { ticket: 'ticket' } };
  if (path === '/mails') return page([mail]);
  return path === '/newsletter' ? page([subscriber]) : { body: mail };
};
const show = (children: ReactNode, role: Role = 'editor') => {
  FakeEventSource.opened = [];
  api = fakeApi(respond);
  signInAs({ role });
  renderPage(<Frame>{children}</Frame>, { at: '/admin' });
};
const waitForStream = () => waitFor(() => expect(FakeEventSource.opened).toHaveLength(1));
const emitErasure = async (resource_type: RowChange['resource_type']) => {
  await waitForStream();
  const change: RowChange = { resource_type, id, within: null, action: 'DELETE', revision: 1, by: null };
  const data = JSON.stringify(change);
  act(() => void FakeEventSource.opened.at(-1)!.dispatchEvent(new MessageEvent('change', { data })));
};

afterEach(() => {
  client.clear();
  useSession.getState().signOut();
  api.restore();
});

test('emails to an erased person are removed from the screen, including an open one', async () => {
  show(<Mails />);
  await userEvent.click(await screen.findByRole('button', { name: /We have your request/ }));
  await screen.findByText('Dear Ana');
  await emitErasure('mail');
  await waitFor(() => expect(document.body.textContent).not.toContain('ana@example.com'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an erased subscriber is removed from the screen', async () => {
  show(<Newsletter />);
  await screen.findByText('ana@example.com');
  await emitErasure('subscriber');
  await waitFor(() => expect(document.body.textContent).not.toContain('ana@example.com'));
});

test('results of the palette and cached lists are removed', async () => {
  show(null);
  const found = ['palette', '/consultations', 'ana'];
  const others = ['other-requests', 'of another'];
  client.setQueryData(found, [{ id, label: 'Ana Reyes' }, { id: 'another' }]);
  client.setQueryData(others, { items: [{ id }], total: 1 });
  client.setQueryData(['consultations', 'pages', {}], { items: [{ id }], total: 1 });
  await emitErasure('consultation');
  expect(client.getQueryData(found)).toEqual([{ id: 'another' }]);
  expect(client.getQueryData(others)).toEqual({ items: [], total: 0 });
  expect(client.getQueriesData({ queryKey: ['consultations'] })).toEqual([]);
});

test('translators, who see no personal data, open no event stream for it', () => {
  show(null, 'translator');
  expect(api.sent).toEqual([]);
});
