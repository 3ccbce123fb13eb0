import { act } from '@testing-library/react';
import { createElement } from 'react';
import { overlayKey, type OverlaidPage } from '@lens/platform/overlay';
import { useSession } from '@lens/platform/session';
import { makeToken } from '@lens/platform/testing/session';
import { CodeIntegrity } from '../loading/code-integrity';
import { startOverlay } from './overlay';
import type { ComposedRemote } from '../page/page-state';

const register = jest.fn();
const load = jest.fn();
jest.mock('../loading/federation', () => ({
  registerRemote: (remote: unknown) => register(remote),
  loadModule: (...asked: unknown[]) => load(...asked),
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
const fetched = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  document.body.replaceChildren();
  sessionStorage.setItem(overlayKey, 'marks');
  localStorage.setItem('cms_token', makeToken({ role: 'translator' }));
  load.mockResolvedValue({
    Overlay: ({ addressIn }: OverlaidPage) => createElement('p', null, addressIn('ko')),
  });
  fetched.mockImplementation(async (asked: string) => ({ json: async () => answers[asked] }));
  globalThis.fetch = fetched;
});
afterEach(() => useSession.getState().signOut());

test('the overlay that was asked for lies beside the page, its files checked by the registry', async () => {
  await start();
  expect(document.body.textContent).toBe('/ko');
  expect(fetched).toHaveBeenCalledWith(`${address}remote.json`, { integrity: 'sha384-manifest' });
  expect(integrity.values.get(`${address}remoteEntry.js`)).toBe('sha384-entry');
  expect(register).toHaveBeenCalledWith({ manifest, address });
  expect(load).toHaveBeenCalledWith({ manifest, address }, './marks', integrity);
});

test.each([
  ['did not ask for one', () => sessionStorage.removeItem(overlayKey)],
  ['is not signed in', () => localStorage.removeItem('cms_token')],
  [
    'was signed in once',
    () => localStorage.setItem('cms_token', makeToken({ role: 'translator', lifetime: -1 })),
  ],
])('whoever %s asks for nothing', async (_who, before) => {
  before();
  await start();
  expect(fetched).not.toHaveBeenCalled();
});

test.each([
  ['another role', () => localStorage.setItem('cms_token', makeToken({ role: 'editor' }))],
  ['another overlay', () => sessionStorage.setItem(overlayKey, 'other')],
])('for %s nothing is run', async (_what, before) => {
  before();
  await start();
  expect([load.mock.calls, document.body.childElementCount]).toEqual([[], 0]);
});

test('of a remote that the page is made of, no second version is run', async () => {
  const remote = { manifest, address: '/remotes/desk/1/' } as unknown as ComposedRemote;
  await start([remote]);
  expect(load).not.toHaveBeenCalled();
  await start([{ ...remote, address }]);
  expect(load).toHaveBeenCalledTimes(1);
  expect(register).not.toHaveBeenCalled();
});
