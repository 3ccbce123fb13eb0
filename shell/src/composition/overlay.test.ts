import { act } from '@testing-library/react';
import { createElement } from 'react';
import { overlayKey, type OverlaidPage } from '@lens/platform/overlay';
import { useSession } from '@lens/platform/session';
import { makeToken } from '@lens/platform/testing/session';
import { CodeIntegrity } from '../loading/code-integrity';
import { startOverlay } from './overlay';
import type { ComposedRemote } from '../page/page-state';

const load = jest.fn();
jest.mock('../loading/federation', () => ({
  loadModule: (...args: unknown[]) => load(...args),
}));

const address = '/remotes/desk/2/';
const files = { 'remote.json': 'sha384-manifest', 'remoteEntry.js': 'sha384-entry' };
const manifest = { name: 'desk', overlays: [{ id: 'marks', module: './marks', roles: ['translator'] }] };
const answers: Record<string, unknown> = {
  '/remotes/registry.json': {
    remotes: { plain: { address: '/remotes/plain/1/', files: {} }, desk: { address, files } },
  },
  '/remotes/plain/1/remote.json': { name: 'plain' },
  [`${address}remote.json`]: manifest,
};
const page = { addressIn: (code: string) => `/${code}` } as Omit<OverlaidPage, 'leave'>;
const integrity = new CodeIntegrity({ files: {}, modules: [], code: {} });
const start = (remotes: ComposedRemote[] = []) => act(() => startOverlay(remotes, integrity, page));
const fetchMock = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  document.body.replaceChildren();
  sessionStorage.setItem(overlayKey, 'marks');
  localStorage.setItem('cms_token', makeToken({ role: 'translator' }));
  load.mockResolvedValue({
    Overlay: ({ addressIn }: OverlaidPage) => createElement('p', null, addressIn('ko')),
  });
  fetchMock.mockImplementation(async (requested: string) => ({ json: async () => answers[requested] }));
  globalThis.fetch = fetchMock;
});
afterEach(() => useSession.getState().signOut());

test('the requested overlay is shown, and its files are checked against the registry', async () => {
  await start();
  expect(document.body.textContent).toBe('/ko');
  expect(fetchMock).toHaveBeenCalledWith(`${address}remote.json`, { integrity: 'sha384-manifest' });
  expect(integrity.hashes.get(`${address}remoteEntry.js`)).toBe('sha384-entry');
  expect(load).toHaveBeenCalledWith({ manifest, address }, './marks', integrity);
});

test.each([
  ['has not asked for one', () => sessionStorage.removeItem(overlayKey)],
  ['is not signed in', () => localStorage.removeItem('cms_token')],
  [
    'has an expired session',
    () => localStorage.setItem('cms_token', makeToken({ role: 'translator', lifetimeSeconds: -1 })),
  ],
])('nothing is requested for a person who %s', async (_who, before) => {
  before();
  await start();
  expect(fetchMock).not.toHaveBeenCalled();
});

test('in a frame, only the address asks for an overlay, since the frame shares the storage of its tab', async () => {
  const parent = jest.spyOn(window, 'parent', 'get').mockReturnValue({} as Window & typeof globalThis);
  await start();
  expect(fetchMock).not.toHaveBeenCalled();
  sessionStorage.clear();
  history.replaceState(null, '', '/ko/contact?overlay=marks');
  await start();
  expect(load).toHaveBeenCalledTimes(1);
  parent.mockRestore();
  load.mockClear();
  await start();
  expect(load).not.toHaveBeenCalled();
  history.replaceState(null, '', '/');
});

test.each([
  ['another role', () => localStorage.setItem('cms_token', makeToken({ role: 'editor' }))],
  ['another overlay', () => sessionStorage.setItem(overlayKey, 'other')],
])('nothing is run for %s', async (_what, before) => {
  before();
  await start();
  expect([load.mock.calls, document.body.childElementCount]).toEqual([[], 0]);
});

test('no second version is run of a remote that the page is composed of', async () => {
  const remote = { manifest, address: '/remotes/desk/1/' } as unknown as ComposedRemote;
  await start([remote]);
  expect(load).not.toHaveBeenCalled();
  await start([{ ...remote, address }]);
  expect(load).toHaveBeenCalledTimes(1);
});
