import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noEyes } from '@lens/contracts/outcome-counts';
import type { Outcome, OutcomeCheck } from '@lens/contracts/outcomes';
import { fakeApi } from '@lens/platform/testing/fake-api';
import { signInAs } from '@lens/platform/testing/session';
import { renderPage } from '../../../testing/render-page';
import { Outcomes } from './Outcomes';

const outcome: Outcome = {
  id: '00000000-0000-4000-8000-000000000001',
  procedure: 'lasik',
  from: '2025-01-01',
  to: '2025-12-31',
  months: 3,
  lost: 4,
  is_sample: false,
  counts: { ...noEyes(), eyes: 40 },
  created_at: '2026-01-05T09:00:00.000Z',
  revision: 7,
  changed_by: null,
};
const fault = {
  row: 3,
  column: 'se_after',
  code: 'words',
  message: 'Words are not accepted: a name may be among them. Write a number.',
} as const;
const faulty: OutcomeCheck = { rows: 50, faults: [fault], faultCount: 12, counts: null, replaces: null };
const counts = { ...noEyes(), eyes: 50, udva: [0, 10, 49, 50, 50, 50, 50, 50], withinHalf: 45 };
const { id, revision, from, to } = outcome;
const sound: OutcomeCheck = {
  rows: 50,
  faults: [],
  faultCount: 0,
  counts,
  replaces: { id, revision, from, to, eyes: 40 },
};

let api: ReturnType<typeof fakeApi>;
const show = (checks: OutcomeCheck[]) => {
  api = fakeApi(({ method, path }) => {
    if (path === '/outcomes/check') return { body: checks.shift() };
    if (method === 'DELETE') return { status: 204 };
    return { body: method === 'GET' ? { items: [outcome] } : outcome };
  });
  signInAs({ role: 'editor' });
  renderPage(<Outcomes />, { at: '/admin/statistics' });
  return userEvent.setup();
};
afterEach(() => api.restore());
const writes = () =>
  api.sent
    .filter(({ method, path }) => method !== 'GET' && path !== '/live/tickets')
    .map(({ method, path, headers }) => [method, path, headers['if-match']]);

const fillIn = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole('button', { name: 'Import results…' }));
  const form = within(screen.getByRole('form', { name: 'Import results' }));
  fireEvent.change(form.getByLabelText('First day of surgery'), { target: { value: '2026-01-01' } });
  fireEvent.change(form.getByLabelText('Last day of surgery'), { target: { value: '2026-06-30' } });
  const file = new File(['a,b\n1,2'], 'eyes.csv', { type: 'text/csv' });
  file.bytes = () => Promise.resolve(new TextEncoder().encode('a,b\n1,2'));
  await user.upload(form.getByLabelText(/^File/), file);
  return form;
};

test('a file is tried first: faults are named with line, column and reason, and nothing can be imported [CLAIM-19]', async () => {
  const user = show([faulty]);
  const form = await fillIn(user);
  await user.click(form.getByRole('button', { name: 'Check the file' }));
  const report = within(await form.findByRole('alert'));
  expect(report.getByText('12 faults in 50 lines. Nothing was stored.')).toBeTruthy();
  const cells = report.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells).toEqual(['3', 'se_after', fault.message]);
  expect(report.getByText('and 11 more of these kinds.')).toBeTruthy();
  expect(form.queryByRole('button', { name: /^(?:Import|Replace) the results/ })).toBeNull();
  expect(writes()).toEqual([['POST', '/outcomes/check', undefined]]);
});

test('a file in order says what it would do, and replaces what staff saw [CLAIM-19]', async () => {
  const user = show([sound]);
  const form = await fillIn(user);
  await user.click(form.getByRole('button', { name: 'Check the file' }));
  const report = await form.findByRole('status');
  expect(report.textContent).toContain(
    '50 eyes: 98.0% see 20/20 or better without glasses, 90.0% are within',
  );
  expect(report.textContent).toContain('It replaces the results of LASIK of 40 eyes');
  await user.click(form.getByRole('button', { name: 'Replace the results of LASIK' }));
  await screen.findByText(/^Imported the results of LASIK/);
  expect(writes().at(-1)).toEqual(['PUT', `/outcomes/${id}`, '"7"']);
});

test('what was changed after the check has to be checked again', async () => {
  const user = show([sound, sound]);
  const form = await fillIn(user);
  await user.click(form.getByRole('button', { name: 'Check the file' }));
  await form.findByRole('button', { name: 'Replace the results of LASIK' });
  await user.type(form.getByLabelText('Months until measured'), '6');
  expect(form.getByRole('button', { name: 'Check the file' })).toBeTruthy();
});

test('results are removed after a question', async () => {
  const user = show([]);
  await user.click(await screen.findByRole('button', { name: 'Remove the results of LASIK' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Remove' }));
  await screen.findByText('Removed the results of LASIK');
  expect(writes()).toEqual([['DELETE', `/outcomes/${id}`, '"7"']]);
});
