import { screen, waitFor, within } from '@testing-library/react';
import type { Sent } from '@lens/platform/testing/fake-api';
import { noMissingTexts, noUsage, servicesOff, servicesOn, someUsage } from '../../testing/services';
import { showPage, cleanUp } from '../../testing/show-page';
import { listings } from '../../testing/site-files';
import { Page } from './DashboardPage';

const files: Record<string, unknown> = { ...listings, '/translations/missing': noMissingTexts };
const respondWith =
  (bodies: Record<string, unknown>) =>
  ({ method, path }: Sent) => {
    const body = { ...files, ...bodies }[`${method === 'GET' ? '' : `${method} `}${path}`];
    return body === undefined ? undefined : { body };
  };
const show = (bodies: Record<string, unknown>) => showPage(<Page />, { respond: respondWith(bodies) });
const on = { '/translations/status': servicesOn, '/translations/usage': someUsage };
const off = { '/translations/status': servicesOff, '/translations/usage': noUsage };
const region = (name: string) => screen.findByRole('region', { name });

let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => {
  cleanUp();
  log.mockRestore();
});

test('a card for each service says whether it is enabled, and its languages [CARDS-1]', async () => {
  show(off);
  const premium = await region('DeepL');
  expect(premium.textContent).toMatch(/Disabled.*Premium.*DeepL service not configured.*8 languages/);
  const general = await region('Google Translate');
  expect(general.textContent).toMatch(
    /Disabled.*General.*Google Translate service not configured.*11 languages/,
  );
  expect(
    within(premium)
      .getAllByRole('listitem')
      .map((item) => item.title),
  ).not.toContain('Tagalog');
  expect(
    within(general)
      .getAllByRole('listitem')
      .map((item) => item.title),
  ).toContain('Tagalog');
});

test('an enabled service does not say that it is not configured', async () => {
  show(on);
  const premium = await region('DeepL');
  expect(premium.textContent).toContain('Enabled');
  expect(premium.textContent).not.toContain('not configured');
});

test('a service whose quota is used up says so, and when it will be tried again', async () => {
  const resting = [
    {
      service: 'premium' as const,
      name: 'DeepL',
      reason: 'DeepL API error: 456 Quota Exceeded',
      is_quota: true,
      until: '2026-11-22T10:05:00.000Z',
    },
  ];
  show({ ...on, '/translations/usage': { ...someUsage, resting } });
  const premium = await region('DeepL');
  await within(premium).findByText('Quota reached');
  expect(premium.textContent).toContain('Its quota is used up (DeepL API error: 456 Quota Exceeded).');
  expect(within(premium).getByRole('time').getAttribute('datetime')).toBe('2026-11-22T10:05:00.000Z');
  expect(within(premium).queryByText('Enabled')).toBeNull();
});

test('the configuration says which services are on', async () => {
  show({ ...on, '/translations/status': { ...servicesOn, premium: servicesOff.premium } });
  const hints = await region('Configuration');
  await within(hints).findByText(/^Google Translate is switched on, DeepL is switched off\./);
});

test('Clear Cache clears the server’s cache and this browser’s, and shows when [CARDS-2]', async () => {
  localStorage.setItem('translation-cache', JSON.stringify({ a: {}, b: {} }));
  const cleared = { entries: 0, lastCleared: '2026-11-22T09:05:00.000Z' };
  const { user, sent } = show({ ...on, 'DELETE /translations/cache': cleared });
  const card = await region('Cache');
  expect(card.textContent).toMatch(/server1,204.*browser2/);
  const before = within(card).getByRole('time').getAttribute('datetime');
  await user.click(within(card).getByRole('button', { name: 'Clear Cache' }));
  await within(card).findByText('The cache is empty.');
  expect(sent.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([
    '/translations/cache',
  ]);
  expect(localStorage.getItem('translation-cache')).toBeNull();
  expect(card.textContent).toMatch(/server0.*browser0/);
  expect(within(card).getByRole('time').getAttribute('datetime')).toBe(cleared.lastCleared);
  expect(before).toBe(servicesOn.cache.lastCleared);
});

test('a cache that could not be cleared stays, in the browser too, and the card says why [CARDS-3]', async () => {
  localStorage.setItem('translation-cache', JSON.stringify({ a: {} }));
  const { user } = show(on);
  const card = await region('Cache');
  await user.click(within(card).getByRole('button', { name: 'Clear Cache' }));
  expect((await within(card).findByRole('alert')).textContent).toContain('Nothing at /translations/cache');
  expect(card.textContent).toMatch(/server1,204.*browser1/);
});

test('usage is shown by service, language and month, with the cost and the rest of the budget [CARDS-4]', async () => {
  const { user } = show(on);
  const usage = await region('Usage');
  await within(usage).findByText(/characters left/);
  expect(usage.textContent).toContain('50,000 characters left this month: 450,000 of 500,000 spent.');
  const rows = () =>
    within(usage)
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows()).toEqual([
    ['Language', 'Service', 'Characters', 'Cost'],
    ['Korean', 'Premium', '400,000', '$10.00'],
    ['Tagalog', 'General', '50,000', '$1.00'],
    ['Total', '450,000', '$11.00'],
  ]);
  await user.selectOptions(within(usage).getByLabelText('Month'), 'October 2026');
  expect(rows()[1]).toEqual(['Armenian', 'General', '1,000', '$0.02']);
});

test('a spent budget says that services translate nothing more [CARDS-5]', async () => {
  show({ ...on, '/translations/usage': { ...someUsage, budget: { characters: 500, spent: 512 } } });
  const usage = await region('Usage');
  await within(usage).findByText(/The budget is spent/);
  expect(usage.textContent).toContain('0 characters left');
});

test('the names of the variables are shown, not their values [CARDS-6]', async () => {
  show(off);
  const hints = await region('Configuration');
  expect(
    within(hints)
      .getAllByRole('term')
      .map((term) => term.textContent),
  ).toEqual([
    'DEEPL_API_KEY',
    'DEEPL_API_URL',
    'DEEPL_EXTRA_LANGUAGES',
    'GOOGLE_TRANSLATE_API_KEY',
    'GOOGLE_TRANSLATE_API_URL',
    'TRANSLATION_BUDGET',
  ]);
});

test('a card that failed to load says why and can be retried; the other cards are shown', async () => {
  const bodies: Record<string, unknown> = { ...off, '/translations/usage': undefined };
  const { user } = showPage(<Page />, { respond: (sent) => respondWith(bodies)(sent) });
  const usage = await region('Usage');
  const notice = await within(usage).findByRole('alert');
  expect(notice.textContent).toContain('The usage could not be loaded: Nothing at /translations/usage');
  await region('DeepL');
  bodies['/translations/usage'] = noUsage;
  await user.click(within(notice).getByRole('button', { name: 'Try again' }));
  await within(usage).findByText('No service has translated anything yet.');
  expect(within(usage).queryByRole('alert')).toBeNull();
});

test('the matrix says which service would translate a language now [MATRIX-3]', async () => {
  show({ ...on, '/translations/status': { ...servicesOn, premium: servicesOff.premium } });
  await region('Google Translate');
  const matrix = within(await region('Language support'));
  await matrix.findAllByRole('row');
  const serviceCell = (name: RegExp) =>
    within(matrix.getByRole('row', { name })).getAllByRole('cell')[5]!.textContent;
  await waitFor(() => expect(serviceCell(/Korean/)).toBe('Google Translate'));
  expect(serviceCell(/^English/)).toBe('Source');
});
