import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MailSummary } from '@lens/contracts/mail';
import { fakeApi, type Reply, type Sent } from '@lens/platform/testing/fake-api';
import { signInAs } from '@lens/platform/testing/session';
import { renderPage } from '../../testing/render-page';
import { formatReason } from './labels';
import { Page } from './MailsPage';

const refused: MailSummary = {
  id: '00000000-0000-4000-8000-000000000001',
  to: 'ana@example.com',
  kind: 'consultation_received',
  language: 'es',
  subject: 'Hemos recibido su solicitud (K7QX2)',
  status: 'failed',
  attempts: 1,
  next_attempt_at: null,
  last_error: 'EENVELOPE 550',
  expires_at: null,
  consultation_id: '00000000-0000-4000-8000-0000000000a1',
  created_at: '2026-01-05T09:00:00.000Z',
  sent_at: null,
  revision: 4,
  changed_by: null,
};
const sent: MailSummary = {
  ...refused,
  id: '00000000-0000-4000-8000-000000000002',
  to: 'hello@example.com',
  kind: 'consultation_arrived',
  subject: 'A new request (K7QX2)',
  status: 'sent',
  last_error: null,
  sent_at: '2026-01-05T09:00:10.000Z',
};

let api: ReturnType<typeof fakeApi>;
const show = async (respond: (sent: Sent) => Reply | undefined = () => undefined) => {
  let mail = refused;
  api = fakeApi((request) => {
    const customReply = respond(request);
    if (customReply) return customReply;
    if (request.method === 'POST') mail = { ...mail, status: 'queued', last_error: null };
    if (request.path.startsWith('/mails/')) return { body: { ...mail, text: 'Gracias por escribirnos.' } };
    return { body: { items: [mail, sent], total: 2, page: 1, limit: 20 } };
  });
  signInAs({ role: 'editor' });
  renderPage(<Page />, { at: '/admin/mails' });
  await screen.findByRole('row', { name: /ana@example.com/ });
  return userEvent.setup();
};

afterEach(() => api.restore());

test('an email shows its state, and why it was not sent', async () => {
  await show();
  const row = screen.getByRole('row', { name: /ana@example.com/ }).textContent;
  expect(row).toMatch(
    /Request received, to the patient.*Not sent.*The mail server refused it \(EENVELOPE 550\)\./,
  );
  const other = screen.getByRole('row', { name: /hello@example.com/ });
  expect(other.textContent).toMatch(/New request, to the practice.*Sent/);
  expect(within(other).queryByRole('button', { name: /^Try again/ })).toBeNull();
});

test('search and filters are applied by the API, and stay out of the address', async () => {
  const user = await show();
  await user.selectOptions(screen.getByLabelText('State'), 'Not sent');
  await user.selectOptions(screen.getByLabelText('Type'), 'Newsletter confirmation');
  await user.type(screen.getByRole('searchbox'), 'ana');
  await waitFor(() =>
    expect(api.sent.at(-1)?.query).toMatchObject({
      search: 'ana',
      status: 'failed',
      kind: 'newsletter_confirm',
    }),
  );
  expect(screen.getByTestId('address').textContent).toBe('/admin/mails');
});

test('a failed email is sent again, and the list shows it [INBOX-10]', async () => {
  const user = await show();
  await user.click(screen.getByRole('button', { name: /^Try again: .*ana@example.com$/ }));
  await screen.findByText('The email to ana@example.com will be sent.');
  expect(api.sent.find(({ method }) => method === 'POST')).toMatchObject({
    path: `/mails/${refused.id}/retry`,
    headers: { 'if-match': '"4"' },
  });
  await waitFor(() =>
    expect(screen.getByRole('row', { name: /ana@example.com/ }).textContent).toContain('Waiting to be sent'),
  );
});

test('without a mail server a retry is refused with a message', async () => {
  const error = 'No mail server is set up, so nothing can be sent.';
  const user = await show(({ method }) =>
    method === 'POST' ? { status: 409, body: { error, code: 'mail_off' } } : undefined,
  );
  await user.click(screen.getByRole('button', { name: /^Try again/ }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(`The email was not sent.${error}`);
});

test('without a mail server the page says so, and offers no retry', async () => {
  const unsent: MailSummary = { ...refused, status: 'kept', last_error: null };
  const user = await show(({ path }) =>
    path === '/mails'
      ? { body: { items: [unsent], total: 1, page: 1, limit: 20, delivers: false } }
      : undefined,
  );
  expect(screen.getByText(/^No mail server is set up, so no email is sent\./)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Send now/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: unsent.subject }));
  const dialog = await screen.findByRole('dialog', { name: unsent.subject });
  expect(within(dialog).queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('an email opens in its language, with a link to its request and a retry', async () => {
  const user = await show();
  await user.click(screen.getByRole('button', { name: refused.subject }));
  const dialog = within(await screen.findByRole('dialog', { name: refused.subject }));
  expect((await dialog.findByText('Gracias por escribirnos.')).lang).toBe('es');
  dialog.getByText('Request received, to the patient, in Spanish');
  expect(dialog.getByRole('link', { name: 'Open the request' }).getAttribute('href')).toBe(
    `/admin/consultations?request=${refused.consultation_id}`,
  );
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  await dialog.findByText('Waiting to be sent');
  expect(dialog.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test.each([
  ['kept', null, 'No mail server was set up when it was written.'],
  ['failed', 'EXPIRED', 'It was not sent in time: its link does not work any more.'],
  ['queued', 'EAUTH 535', 'The mail server did not let us sign in (EAUTH 535).'],
  ['queued', 'EENVELOPE 450', 'The mail server asked us to try later (EENVELOPE 450).'],
  ['queued', 'ECONNECTION', 'The mail server could not be reached (ECONNECTION).'],
  ['queued', null, null],
  ['sent', null, null],
] as const)('%s with %s says %s', (status, last_error, reason) => {
  expect(formatReason({ status, last_error })).toBe(reason);
});
