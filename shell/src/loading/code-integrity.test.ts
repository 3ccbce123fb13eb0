import { CodeIntegrity } from './code-integrity';
import { fontSheetsFrom } from './font-sheets';
import { impossibleHash, lastRefusal } from './guarded-loading';
import type { ComposedRemote } from '../page/page-state';

const address = '/remotes/mfe-some/1.0.0/';
const list = `${address}code.json`;
const remote = { manifest: { name: 'mfe-some' }, address } as unknown as ComposedRemote;
const hashes = { 'remoteEntry.js': 'sha384-entry', 'pages-other.js': 'sha384-other' };
const page = {
  files: { [`${address}remoteEntry.js`]: 'sha384-entry' },
  modules: ['mfe-some/pages/home/home'],
  code: { [list]: 'sha384-list' },
};
const list200 = { ok: true, json: () => Promise.resolve(hashes) };
const fetchMock = jest.fn<Promise<unknown>, [string, RequestInit]>();

beforeEach(() => {
  fetchMock.mockReset();
  fetchMock.mockResolvedValue(list200);
  globalThis.fetch = fetchMock as unknown as typeof fetch;
});

describe('Integrity of code', () => {
  it('of the open page is known without a request', async () => {
    const integrity = new CodeIntegrity(page);
    await integrity.loadHashes(remote, './pages/home/home');
    expect(fetchMock).not.toHaveBeenCalled();
    expect(integrity.hashes.get(`${address}remoteEntry.js`)).toBe('sha384-entry');
    expect(integrity.hashes.get(`${address}pages-other.js`)).toBeUndefined();
  });

  it('of the scripts that start the page is known too', () => {
    const integrity = new CodeIntegrity(page, [{ src: '/shell/main.js', integrity: 'sha384-main' }]);
    expect(integrity.hashes.get('/shell/main.js')).toBe('sha384-main');
  });

  it('of any other page is loaded once, from a list whose own hash is checked', async () => {
    const integrity = new CodeIntegrity(page);
    await Promise.all([
      integrity.loadHashes(remote, './pages/other/other'),
      integrity.loadHashes(remote, './pages/third/third'),
    ]);
    expect(fetchMock.mock.calls).toEqual([[list, { integrity: 'sha384-list' }]]);
    expect(integrity.hashes.get(`${address}pages-other.js`)).toBe('sha384-other');
  });

  it('is loaded again if the list could not be loaded', async () => {
    const integrity = new CodeIntegrity(page);
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(integrity.loadHashes(remote, './pages/other/other')).rejects.toThrow('Failed to fetch');
    expect(lastRefusal(address)).toBeUndefined();
    fetchMock.mockResolvedValueOnce({ ok: false, status: 404 });
    await expect(integrity.loadHashes(remote, './pages/other/other')).rejects.toThrow('answered 404');
    fetchMock.mockResolvedValue(list200);
    await integrity.loadHashes(remote, './pages/other/other');
    expect(integrity.hashes.size).toBe(2);
  });

  it('counts as refused if the list is available but has another hash', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(new CodeIntegrity(page).loadHashes(remote, './pages/other/other')).rejects.toThrow();
    expect(lastRefusal(address)).toBe('integrity');
  });

  it('of fonts is loaded with the list of font sheets', async () => {
    const integrity = new CodeIntegrity({ ...page, code: { '/shell/fonts.json': 'sha384-fonts' } });
    const fontSheets = {
      sheets: { ar: '/shell/arabic.css' },
      files: { '/shell/arabic.css': 'sha384-arabic' },
    };
    const fontSheetOf = fontSheetsFrom('/shell/fonts.json', integrity);
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await fontSheetOf('ar')).toBeUndefined();
    expect(log).toHaveBeenCalledTimes(1);
    log.mockRestore();
    fetchMock.mockResolvedValue({ ok: true, json: () => Promise.resolve(fontSheets) });
    expect([await fontSheetOf('ar'), await fontSheetOf('en')]).toEqual(['/shell/arabic.css', undefined]);
    expect(fetchMock.mock.calls[1]).toEqual(['/shell/fonts.json', { integrity: 'sha384-fonts' }]);
    expect(fetchMock).toHaveBeenCalledTimes(2);
    expect(integrity.hashes.get('/shell/arabic.css')).toBe('sha384-arabic');
  });

  it('is not taken from a list whose hash was not sent with the page', async () => {
    const integrity = new CodeIntegrity({ ...page, code: {} });
    await integrity.loadHashes(remote, './pages/other/other');
    expect(fetchMock.mock.calls[0]![1]).toEqual({ integrity: impossibleHash });
  });
});
