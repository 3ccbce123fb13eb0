import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { HostProvider, type Host } from '@lens/platform/host';
import { fakeFiles } from '../../testing/fake-files';
import { navigation } from '../../testing/navigation';
import { listings } from '../../testing/site-files';
import { Page } from './LanguageSupportPage';

const files: Record<string, unknown> = {
  ...listings,
  '/locales/index.json': { navigation: ['en', 'es'], common: ['en'], forms: ['en'], 'mfe-admin': ['en'] },
  '/locales/en/navigation.json': { home: 'Home', menu: 'Menu' },
  '/locales/es/navigation.json': { home: 'Inicio' },
  '/locales/en/common.json': { title: 'Title' },
  '/locales/en/forms.json': { name: 'Name' },
  '/locales/en/mfe-admin.json': { menu: 'Dashboard' },
};

let served: ReturnType<typeof fakeFiles>;
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const show = async () => {
  const whole: Host = {
    navigation,
    remotes: [],
    settings: {} as Host['settings'],
    publicUrl: 'https://practice.test',
    report: () => undefined,
  };
  render(
    <HostProvider host={whole}>
      <Page />
    </HostProvider>,
  );
  await pass(0);
};
const cells = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

beforeEach(() => {
  jest.useFakeTimers();
  served = fakeFiles(files);
});
afterEach(() => {
  served.restore();
  jest.useRealTimers();
});

test('a row says everything about a language and its files', async () => {
  await show();
  expect(screen.getAllByRole('row')).toHaveLength(12);
  expect(cells(/Spanish \(Mexico\)/)).toEqual([
    'es-MX',
    'Missing',
    'LTR',
    'Supported',
    'Supported',
    'high',
    'es, en',
    'Missing',
    'Missing',
    'Missing',
    'English only',
  ]);
  expect(cells(/^Spanish Español/)[1]).toBe('Partial 1 of 4');
  expect(cells(/Armenian/).slice(2, 5)).toEqual(['LTR', '–Not supported', 'Supported']);
  expect(cells(/Hebrew/)[2]).toBe('RTL');
  expect(screen.getByRole('status').textContent).toContain('1 of 11 languages are complete');
});

test('a refresh reads the files again and shows its progress for a second', async () => {
  await show();
  const before = served.asked.length;
  files['/locales/es/navigation.json'] = { home: 'Inicio', menu: 'Menú' };
  fireEvent.click(screen.getByRole('button', { name: 'Refresh Status' }));
  await pass(999);
  expect(screen.getByRole('button', { name: 'Refreshing…' })).toBeTruthy();
  expect(served.asked.length).toBe(before * 2);
  fireEvent.click(screen.getByRole('button', { name: 'Refreshing…' }));
  await pass(1);
  expect(screen.getByRole('button', { name: 'Refresh Status' })).toBeTruthy();
  expect(served.asked.length).toBe(before * 2);
  expect(cells(/^Spanish Español/)[1]).toBe('Partial 2 of 4');
});

test('a failed refresh says why and keeps what was read', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  await show();
  const index = files['/locales/index.json'];
  delete files['/locales/index.json'];
  fireEvent.click(screen.getByRole('button', { name: 'Refresh Status' }));
  await pass(1000);
  expect(screen.getByRole('alert').textContent).toContain('answered 404');
  expect(screen.getAllByRole('row')).toHaveLength(12);
  expect(log).toHaveBeenCalled();
  files['/locales/index.json'] = index;
  log.mockRestore();
});
