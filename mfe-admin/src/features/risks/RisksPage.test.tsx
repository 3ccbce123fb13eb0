import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Risk } from '@lens/contracts/risks';
import { fakeApi, type Reply, type Sent } from '@lens/platform/testing/fake-api';
import { signInAs } from '@lens/platform/testing/session';
import { renderPage } from '../../testing/render-page';
import { Page } from './RisksPage';

const source = {
  authors: 'Author A',
  title: 'A study of eyes',
  publication: 'Journal 1(1):1–2',
  year: 2020,
  url: 'https://doi.org/10.1000/1',
};
const risk: Risk = {
  id: '00000000-0000-4000-8000-000000000001',
  option: 'lasik',
  harm: 'dryness',
  affected: 28,
  out_of: 100,
  bound: 'about',
  counted: 'people',
  studied: null,
  months: 3,
  onset: 'days',
  duration: 'months',
  severity: 'moderate',
  source,
  reviewer: null,
  reviewed_on: null,
  is_sample: true,
  created_at: '2026-01-01T00:00:00.000Z',
  revision: 4,
  changed_by: null,
};

let api: ReturnType<typeof fakeApi>;
const show = (write: (sent: Sent) => Reply = ({ body }) => ({ body: { ...risk, ...(body as object) } })) => {
  api = fakeApi((sent) =>
    sent.method !== 'GET' && sent.path !== '/live/tickets'
      ? write(sent)
      : { body: { items: [risk], total: 1, page: 1, limit: 20 } },
  );
  signInAs({ role: 'editor' });
  renderPage(<Page />, { at: '/admin/risks' });
  return userEvent.setup();
};
const writes = () =>
  api.sent
    .filter(({ method, path }) => method !== 'GET' && path !== '/live/tickets')
    .map(({ method, path, body }) => [method, path, body]);

afterEach(() => api.restore());

test('a number is edited beside the dots that visitors will see [RISK-8]', async () => {
  const user = show();
  await user.click(await screen.findByRole('button', { name: 'Dry eyes' }));
  const dialog = await screen.findByRole('dialog', { name: 'LASIK: Dry eyes' });
  expect(within(dialog).getByRole('img', { name: 'Preview: About 28 of 100 people' })).toBeTruthy();
  const number = within(dialog).getByLabelText('How many');
  await user.clear(number);
  expect(within(dialog).getByText('Write how many, and the dots appear here.')).toBeTruthy();
  await user.type(number, '31');
  expect(within(dialog).getByRole('img', { name: 'Preview: About 31 of 100 people' })).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved LASIK: Dry eyes: About 31 of 100 people');
  const [[method, path, body]] = writes() as [[string, string, Risk]];
  expect([method, path, body.affected]).toEqual(['PUT', `/risks/${risk.id}`, 31]);
});

test('a number that is impossible is said so, in the preview and at its field, and not sent [RISK-8]', async () => {
  const user = show();
  await user.click(await screen.findByRole('button', { name: 'Dry eyes' }));
  const number = await screen.findByLabelText('How many');
  await user.clear(number);
  await user.type(number, '101');
  expect(screen.getByText('Of 100, at most 100 can have it.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findAllByText('Of 100, at most 100 can have it.')).toHaveLength(2);
  expect(writes()).toEqual([]);
});

test('a new risk begins without a number and a source, and names only what its procedure can do [RISK-8]', async () => {
  const user = show(() => ({
    status: 409,
    body: { error: 'This risk has a number already.', code: 'risk_taken' },
  }));
  await user.click(await screen.findByRole('button', { name: /^New risk/ }));
  const dialog = await screen.findByRole('dialog', { name: 'New risk' });
  await user.selectOptions(within(dialog).getByLabelText('With what'), 'icl');
  const harms = within(within(dialog).getByLabelText('What may go wrong')).getAllByRole('option');
  expect(harms.map(({ textContent }) => textContent)).not.toContain('A problem with the flap');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect((await within(dialog).findAllByText('This is required.')).length).toBeGreaterThan(4);
  expect(writes()).toEqual([]);
  for (const [label, text] of [
    ['How many', '6'],
    ['Authors', source.authors],
    ['Title', source.title],
    ['Journal, volume and pages', source.publication],
    ['Year', '2020'],
    ['Address', source.url],
  ] as const)
    await user.type(within(dialog).getByLabelText(label), text);
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect((await within(dialog).findByRole('alert')).textContent).toBe('This risk has a number already.');
  expect(writes()).toHaveLength(1);
});
