import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SiteModule, SiteModules } from '@lens/contracts/modules';
import { FakeEventSource } from '@lens/platform/testing/fake-event-source';
import { fakeApi, type Reply, type Sent } from '@lens/platform/testing/fake-api';
import { signInAs } from '@lens/platform/testing/session';
import { renderPage } from '../../testing/render-page';
import { Page } from './ModulesPage';

const none = { visits: 0, failures: 0 };
const version = (name: string, changes: Partial<SiteModule['versions'][number]> = {}) => ({
  version: name,
  published_at: '2026-11-20T09:00:00.000Z',
  problem: null,
  check: null,
  ...changes,
});
const some: SiteModule = {
  name: 'mfe-some',
  version: '1.0.0',
  since: '2026-11-21T09:00:00.000Z',
  by: 'lin',
  before: '0.9.0',
  roll_out: null,
  versions: [
    version('2.0.0', {
      check: {
        passed: false,
        checked_at: '2026-11-20T09:00:00.000Z',
        problems: ['It needs React 20.'],
        is_current: true,
      },
    }),
    version('1.0.0'),
  ],
  history: [
    {
      at: '2026-11-22T09:00:00.000Z',
      by: null,
      action: 'stop-roll-out',
      version: '1.5.0',
      percent: null,
      reason: null,
    },
    {
      at: '2026-11-21T09:00:00.000Z',
      by: 'lin',
      action: 'activate',
      version: '1.0.0',
      percent: 100,
      reason: 'New prices',
    },
  ],
};
const rollingOut: SiteModule = {
  ...some,
  roll_out: {
    version: '2.0.0',
    percent: 10,
    since: '2026-11-23T09:00:00.000Z',
    by: 'mara',
    today: { candidate: { visits: 120, failures: 3 }, stable: { visits: 1080, failures: 2 } },
    total: { candidate: { visits: 400, failures: 5 }, stable: { visits: 3600, failures: 9 } },
  },
};

let api: ReturnType<typeof fakeApi>;
let modules: SiteModules;

interface Shown {
  module?: SiteModule;
  canRelease?: boolean;
  respond?: (sent: Sent) => Reply | undefined;
}

async function show({ module = some, canRelease = true, respond = () => undefined }: Shown = {}) {
  modules = { revision: 7, can_release: canRelease, items: [module] };
  api = fakeApi((sent) => {
    if (sent.path === '/live/tickets') return { body: { ticket: 't'.repeat(20), expires_at: '' } };
    return respond(sent) ?? { body: modules };
  });
  signInAs({ role: 'admin' });
  renderPage(<Page />, { at: '/admin/modules' });
  await screen.findByRole('heading', { name: modules.items[0]!.name });
  return userEvent.setup();
}

const posted = () => api.sent.filter(({ path }) => path === '/modules/mfe-some/actions');
const card = () => within(screen.getByRole('region', { name: 'mfe-some' }));
const dialog = (name: string) => screen.findByRole('dialog', { name });

beforeEach(() => {
  FakeEventSource.opened = [];
  Object.assign(window, { EventSource: FakeEventSource });
});
afterEach(() => api.restore());

test('a module shows what is live, since when, by whom, and how it was checked [MODULES-1, MODULES-2]', async () => {
  const user = await show();
  expect(card().getByText('Live for everybody')).toBeTruthy();
  expect(card().getByText('Live').nextSibling?.textContent).toBe('1.0.0');
  expect(card().getByText('Since').nextSibling?.textContent).toMatch(/, by lin$/);
  expect(card().getByText('Check').nextSibling?.textContent).toBe('Not checked');
  await user.click(card().getByText('2 published versions'));
  expect(card().getByText('It needs React 20.')).toBeTruthy();
  await user.click(card().getByText('History'));
  const [stopped, activated] = card()
    .getAllByRole('listitem')
    .slice(-2)
    .map(({ textContent }) => textContent);
  expect(stopped).toContain(
    'The site took 1.5.0 back by itself: it failed more often than the stable version.',
  );
  expect(activated).toContain('lin made 1.0.0 live for everybody. “New prices”');
});

test('a roll-out shows its share, and visits and failures of both versions [MODULES-3]', async () => {
  await show({ module: rollingOut });
  expect(card().getByText('Roll-out at 10%')).toBeTruthy();
  const cells = (name: string) =>
    within(card().getByRole('row', { name: new RegExp(`^${name}`) }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(cells('2.0.0')).toEqual(['10%', '120', '3', '1.25% of 400']);
  expect(cells('1.0.0')).toEqual(['90%', '1,080', '2', '0.25% of 3,600']);
});

test('a roll-out begins after a dialog that says what patients will see [MODULES-3]', async () => {
  const user = await show({
    respond: ({ method }) => {
      if (method === 'POST') modules = { ...modules, revision: 8, items: [rollingOut] };
      return undefined;
    },
  });
  await user.click(card().getByText('2 published versions'));
  await user.click(card().getByRole('button', { name: 'Roll out 2.0.0' }));
  const asked = within(await dialog('Roll out mfe-some 2.0.0?'));
  await user.selectOptions(asked.getByLabelText('Share of the visitors'), '25%');
  expect(asked.getByText(/^25 of 100 visitors get 2\.0\.0, and the others keep 1\.0\.0\./)).toBeTruthy();
  await user.type(asked.getByLabelText(/^Reason/), ' Try it ');
  await user.click(asked.getByRole('button', { name: 'Start roll-out' }));
  await screen.findByText('The roll-out has started.');
  expect(posted()).toMatchObject([
    {
      body: { action: 'roll-out', version: '2.0.0', percent: 25, reason: 'Try it' },
      headers: { 'if-match': '"7"' },
    },
  ]);
  expect(card().getByText('Roll-out at 10%')).toBeTruthy();
});

test.each([
  [
    'Change share',
    rollingOut,
    'Change the share of 2.0.0?',
    { action: 'roll-out', version: '2.0.0', percent: 25 },
  ],
  [
    'Make live for everybody',
    rollingOut,
    'Make mfe-some 2.0.0 live?',
    { action: 'activate', version: '2.0.0' },
  ],
  ['End roll-out', rollingOut, 'End the roll-out of 2.0.0?', { action: 'withdraw', version: '2.0.0' }],
  ['Go back to 0.9.0', some, 'Go back to 0.9.0?', { action: 'rollback', version: '1.0.0' }],
  ['Withdraw', some, 'Withdraw 1.0.0?', { action: 'withdraw', version: '1.0.0' }],
  [
    'Take out of the site',
    some,
    'Take mfe-some out of the site?',
    { action: 'deactivate', version: '1.0.0' },
  ],
])('“%s” asks first [MODULES-4]', async (button, module, question, body) => {
  const user = await show({ module });
  await user.click(card().getByRole('button', { name: button }));
  const asked = within(await dialog(question));
  expect(posted()).toEqual([]);
  await user.click(asked.getAllByRole('button').at(-1)!);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: question })).toBeNull());
  expect(posted().map((sent) => sent.body)).toEqual([body]);
});

test.each(['Withdraw', 'Take out of the site'])(
  '“%s” says that the back office itself would leave the site [MODULES-4]',
  async (button) => {
    const user = await show({ module: { ...some, name: 'mfe-admin', before: null } });
    await user.click(
      within(await screen.findByRole('region', { name: 'mfe-admin' })).getByRole('button', { name: button }),
    );
    expect((await screen.findByRole('dialog')).textContent).toContain('only the command brings it back');
  },
);

test.each([
  ['that the gate has not tried', null, true],
  ['that it has tried with what is live', { passed: true, is_current: true }, false],
  ['that it has tried with what was live before', { passed: true, is_current: false }, true],
])('a version %s: the dialog says whether a reason is needed [GATE-16]', async (_, found, isNeeded) => {
  const check = found && { ...found, checked_at: '2026-11-20T09:00:00.000Z', problems: [] };
  const user = await show({ module: { ...some, versions: [version('2.0.0', { check })] } });
  await user.click(card().getByText('1 published version'));
  await user.click(card().getByRole('button', { name: 'Make 2.0.0 live' }));
  const asked = within(await dialog('Make mfe-some 2.0.0 live?'));
  expect(asked.queryByText(/^The gate has not tried this version with what is live now/) !== null).toBe(
    isNeeded,
  );
  expect(asked.queryByText(/check 2\.0\.0 --remote mfe-some/) !== null).toBe(isNeeded);
});

test('a refusal is shown in the dialog, with what is true now behind it [MODULES-5]', async () => {
  const error = 'Somebody else has changed this in the meantime.';
  const user = await show({
    respond: ({ method }) => {
      if (method !== 'POST') return undefined;
      modules = { ...modules, revision: 8, items: [{ ...some, version: '0.9.0', before: null }] };
      return { status: 412, body: { error, code: 'revision_conflict' } };
    },
  });
  await user.click(card().getByRole('button', { name: 'Take out of the site' }));
  const asked = within(await dialog('Take mfe-some out of the site?'));
  await user.click(asked.getByRole('button', { name: 'Take out' }));
  expect((await asked.findByRole('alert')).textContent).toContain(error);
  await waitFor(() => expect(screen.getByText('Live').nextSibling?.textContent).toBe('0.9.0'));
});

test('what happens elsewhere appears without a reload [MODULES-6]', async () => {
  await show();
  await waitFor(() => expect(FakeEventSource.opened).toHaveLength(1));
  modules = {
    ...modules,
    items: [
      {
        ...rollingOut,
        roll_out: { ...rollingOut.roll_out!, percent: 50, today: { candidate: none, stable: none } },
      },
    ],
  };
  const change = { resource_type: 'module', id: '1', within: null, action: 'UPDATE', revision: 8, by: null };
  act(() => {
    FakeEventSource.opened[0]!.dispatchEvent(new MessageEvent('change', { data: JSON.stringify(change) }));
  });
  await screen.findByText('Roll-out at 50%');
});

test('without keys the dialog shows the command instead of the button; withdrawing works [MODULES-7]', async () => {
  const user = await show({ canRelease: false });
  expect(screen.getByText(/^This server has no keys of the release job\. It can withdraw/)).toBeTruthy();
  await user.click(card().getByText('2 published versions'));
  await user.click(card().getByRole('button', { name: 'Make 2.0.0 live' }));
  const shown = within(await dialog('Make mfe-some 2.0.0 live?'));
  expect(shown.getByText('npm run remote -w @lens/build -- activate 2.0.0 --remote mfe-some')).toBeTruthy();
  expect(shown.queryByRole('button', { name: 'Make live' })).toBeNull();
  await user.click(shown.getAllByRole('button', { name: 'Close' })[0]!);
  await user.click(card().getByRole('button', { name: 'Withdraw' }));
  await user.click(within(await dialog('Withdraw 1.0.0?')).getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(posted()).toHaveLength(1));
});
