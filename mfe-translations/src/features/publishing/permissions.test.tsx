import { screen, within } from '@testing-library/react';
import type { Role } from '@lens/contracts/access';
import type { DeskText, TextSet } from '@lens/contracts/desk';
import type { OwnPermissions } from '@lens/contracts/desk-permissions';
import type { Reply, Sent } from '@lens/platform/testing/fake-api';
import { nothingPermitted, permissionsWith } from '../../testing/permissions';
import { cleanUp, showPage } from '../../testing/show-page';
import { buildCritical, signOff } from '../../testing/sign-offs';
import { Page } from './PublishingPage';

const reviewed = { state: 'reviewed' as const, changed_by: 'ara' };
const signed = buildCritical({ ...reviewed, sign_off: signOff });
const unsigned = buildCritical({ ...reviewed, key: 'risks.dry' });
const plain = buildCritical({ ...reviewed, key: 'hero.title', critical: false });
const set = (number: number): TextSet => ({
  ...{ number, base: number - 1, active: number === 2, texts: 1, username: 'lin' },
  created_at: `2026-11-1${number}T10:00:00.000Z`,
});

let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => {
  cleanUp();
  log.mockRestore();
});

const details = [
  {
    path: 'ko/common/risks.halos',
    code: 'not_signed',
    message: 'It is critical, and two people have not signed it.',
  },
];

function show(
  texts: DeskText[],
  {
    permissions = permissionsWith(),
    role = 'translator',
  }: { permissions?: OwnPermissions; role?: Role } = {},
) {
  const published = { language: 'ko', namespace: 'common', key: 'a', text: '가', source: 'A' };
  const replies: Record<string, (sent: Sent) => Reply> = {
    'GET /translations/coverage': () => ({
      body: { items: [{ language: 'ko', namespace: 'common', counts: { reviewed: texts.length } }] },
    }),
    'GET /translations/published': () => ({
      body: { number: 2, texts: [{ ...published, sign_off: signOff }] },
    }),
    'GET /translations/texts': () => ({ body: { items: texts, total: texts.length, page: 1, limit: 100 } }),
    'GET /translations/sets/taken-back': () => ({ body: { items: [] } }),
    'GET /translations/sets': () => ({ body: { items: [3, 2, 1].map(set), roll_backs: [] } }),
    'POST /translations/sets': () => ({
      status: 409,
      body: { error: 'Some of these texts cannot be published as they are.', details },
    }),
  };
  return showPage(<Page />, {
    address: '/admin/translations/publishing',
    respond: (sent) => replies[`${sent.method} ${sent.path}`]?.(sent),
    permissions,
    role,
  });
}
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Texts to publish' })).findAllByRole('listitem');

test('rows say who signed; a critical text that is not signed cannot be chosen, and says why [SIGN-9]', async () => {
  const { user } = show([signed, unsigned, plain]);
  const [first, second, third] = await rows();
  expect(first!.textContent).toMatch(/Critical, signed.*Lin Park, CMI Korean.*Ara Kim, Ophthalmologist/);
  expect(second!.textContent).toMatch(/Critical, not signed.*cannot be published yet/);
  const box = within(second!).getByRole<HTMLInputElement>('checkbox');
  expect([box.disabled, document.getElementById(box.getAttribute('aria-describedby')!)!.textContent]).toEqual(
    [true, expect.stringContaining('two people have not signed it')],
  );
  expect(within(second!).getByRole('link', { name: 'Open the text' }).getAttribute('href')).toBe(
    '/admin/translations/texts?language=ko&text=common/risks.dry',
  );
  expect(third!.textContent).toContain('Translated by Lin Park. Reviewed by ara');
  await user.click(screen.getByRole('checkbox', { name: 'Choose all 2 in this list that you can publish' }));
  screen.getByRole('button', { name: 'Publish 2 texts' });
});

test('a refusal of an unsigned text is explained in its row', async () => {
  const { user } = show([signed]);
  await user.click(await screen.findByRole('checkbox', { name: /risks\.halos/ }));
  await user.click(screen.getByRole('button', { name: 'Publish 1 text' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Publish' }));
  await screen.findByRole('alert');
  expect((await rows())[0]!.textContent).toContain('It is critical, and two people have not signed it.');
});

test('a language that the user may not publish cannot be chosen or withdrawn, and says why [SIGN-9]', async () => {
  show([signed], { permissions: permissionsWith({ publish: ['ar'] }) });
  const [row] = await rows();
  await within(row!).findByText(/Your account may not publish Korean\. An administrator can allow it\./);
  expect(within(row!).getByRole<HTMLInputElement>('checkbox').disabled).toBe(true);
  expect(screen.queryByRole('checkbox', { name: /^Choose all/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Withdraw/ })).toBeNull();
});

test('editors see everything, may withdraw and go back, and nothing else [SIGN-9]', async () => {
  show([signed], { permissions: nothingPermitted, role: 'editor' });
  await rows();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Publish/ })).toBeNull();
  await screen.findByRole('button', { name: 'Withdraw a' });
  await screen.findByRole('button', { name: 'Roll back to set 1' });
  screen.getByRole('button', { name: 'Roll back to the built-in texts' });
  expect(screen.queryByRole('button', { name: 'Roll back to set 3' })).toBeNull();
});
