import { act, fireEvent, screen, within } from '@testing-library/react';
import type { Sent } from '@lens/platform/testing/fake-api';
import { noMissingTexts, noUsage, servicesOff, servicesOn } from '../../../testing/services';
import { showPage, cleanUp } from '../../../testing/show-page';
import { listings } from '../../../testing/site-files';
import { Page } from '../DashboardPage';

const files: Record<string, unknown> = {
  '/translations/status': servicesOff,
  '/translations/usage': noUsage,
  '/translations/missing': noMissingTexts,
  '/translations/coverage': { items: [] },
  ...listings,
  '/locales/index.json': { navigation: ['en', 'es'], common: ['en'], forms: ['en'], 'mfe-admin': ['en'] },
  '/locales/en/navigation.json': { home: 'Home', menu: 'Menu' },
  '/locales/es/navigation.json': { home: 'Inicio' },
  '/locales/en/common.json': { title: 'Title' },
  '/locales/en/forms.json': { name: 'Name' },
  '/locales/en/mfe-admin.json': { menu: 'Dashboard' },
};

let sent: Sent[];
const advanceMs = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const show = async () => {
  ({ sent } = showPage(<Page />, {
    respond: ({ path }) => (files[path] === undefined ? undefined : { body: files[path] }),
  }));
  await advanceMs(0);
};
const cells = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  cleanUp();
  jest.useRealTimers();
});

test('the time of reading is shown in the practice’s time zone', async () => {
  jest.setSystemTime(new Date('2026-11-22T22:00:00Z'));
  await show();
  screen.getByText(/Read at 7:00:00\sAM\.$/);
});

const rest = { service: 'premium', name: 'DeepL', reason: '456', is_quota: true, until: '2026-11-22' };
test.each([
  ['the first service', [], 'DeepL'],
  ['the second service, while the first one rests,', [rest], 'Google Translate'],
])('in a language with live translation, %s translates', async (_who, resting, name) => {
  const before = { ...files };
  Object.assign(files, {
    '/translations/status': servicesOn,
    '/translations/usage': { ...noUsage, resting },
  });
  await show();
  Object.assign(files, before);
  const serviceCell = (row: RegExp) => cells(row)[5];
  expect([serviceCell(/^English/), serviceCell(/^Korean/), serviceCell(/^Hebrew/)]).toEqual([
    'Source',
    name,
    'Switched off',
  ]);
});

test('a row shows a language and the coverage of its files [MATRIX-1]', async () => {
  await show();
  expect(screen.getAllByRole('row')).toHaveLength(12);
  expect(cells(/Spanish \(Mexico\)/)).toEqual([
    'es-MX',
    'Partial 1 of 4, 1 from Spanish',
    'LTR',
    'Supported',
    'Supported',
    'Switched off',
    'high',
    'es, en',
    'Partial 1 of 2, 1 from Spanish',
    'Missing',
    'Missing',
    'English only',
  ]);
  expect(cells(/^Spanish Español/)[1]).toBe('Partial 1 of 4');
  expect(cells(/Armenian/).slice(2, 5)).toEqual(['LTR', '–Not supported', 'Supported']);
  expect(cells(/Hebrew/)[2]).toBe('RTL');
  const section = screen.getByRole('region', { name: 'Language support' });
  expect(within(section).getByRole('status').textContent).toContain('1 of 11 languages are complete');
});

test('a row says how many texts the settings show in English, from the API’s count [SIGN-19]', async () => {
  const before = files['/translations/coverage'];
  const chosen = {
    language: 'es',
    namespace: 'navigation',
    chosen_english: ['home'],
    shown: {},
    unsigned: 0,
  };
  files['/translations/coverage'] = { items: [chosen] };
  await show();
  files['/translations/coverage'] = before;
  expect(cells(/^Spanish Español/)[1]).toBe('Partial 0 of 4, 1 shown in English by the settings');
  expect(cells(/^Korean/)[1]).toBe('Missing');
});

test('a refresh reads the files again and shows its progress for a second [MATRIX-2]', async () => {
  await show();
  const before = sent.length;
  files['/locales/es/navigation.json'] = { home: 'Inicio', menu: 'Menú' };
  fireEvent.click(screen.getByRole('button', { name: 'Refresh Status' }));
  await advanceMs(999);
  expect(screen.getByRole('button', { name: 'Refreshing…' })).toBeTruthy();
  expect(sent.length).toBe(before * 2);
  fireEvent.click(screen.getByRole('button', { name: 'Refreshing…' }));
  await advanceMs(1);
  expect(screen.getByRole('button', { name: 'Refresh Status' })).toBeTruthy();
  expect(sent.length).toBe(before * 2);
  expect(cells(/^Spanish Español/)[1]).toBe('Partial 2 of 4');
});

test('a failed refresh says why, and keeps the earlier result', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  await show();
  const index = files['/locales/index.json'];
  delete files['/locales/index.json'];
  fireEvent.click(screen.getByRole('button', { name: 'Refresh Status' }));
  await advanceMs(1000);
  expect(screen.getByRole('alert').textContent).toContain('answered 404');
  expect(screen.getAllByRole('row')).toHaveLength(12);
  expect(log).toHaveBeenCalled();
  files['/locales/index.json'] = index;
  log.mockRestore();
});
