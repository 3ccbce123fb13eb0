import { CodeIntegrity } from './code-integrity';
import { fontSheetsFrom } from './font-sheets';
import { noFile, refusalIn } from './guarded-loading';
import type { ComposedRemote } from '../page/page-state';

const address = '/remotes/mfe-some/1.0.0/';
const list = `${address}code.json`;
const remote = { manifest: { name: 'mfe-some' }, address } as unknown as ComposedRemote;
const values = { 'remoteEntry.js': 'sha384-entry', 'pages-other.js': 'sha384-other' };
const page = {
  files: { [`${address}remoteEntry.js`]: 'sha384-entry' },
  modules: ['mfe-some/pages/home/home'],
  code: { [list]: 'sha384-list' },
};
const list200 = { ok: true, json: () => Promise.resolve(values) };
const fetched = jest.fn<Promise<unknown>, [string, RequestInit]>();

beforeEach(() => {
  fetched.mockReset();
  fetched.mockResolvedValue(list200);
  globalThis.fetch = fetched as unknown as typeof fetch;
});

describe('Integrity of code', () => {
  it('of the page at hand is known without a request', async () => {
    const integrity = new CodeIntegrity(page);
    await integrity.cover(remote, './pages/home/home');
    expect(fetched).not.toHaveBeenCalled();
    expect(integrity.values.get(`${address}remoteEntry.js`)).toBe('sha384-entry');
    expect(integrity.values.get(`${address}pages-other.js`)).toBeUndefined();
  });

  it('of what started the page is known too', () => {
    const integrity = new CodeIntegrity(page, [{ src: '/shell/main.js', integrity: 'sha384-main' }]);
    expect(integrity.values.get('/shell/main.js')).toBe('sha384-main');
  });

  it('of any other page is learnt once, from a list that is checked itself', async () => {
    const integrity = new CodeIntegrity(page);
    await Promise.all([
      integrity.cover(remote, './pages/other/other'),
      integrity.cover(remote, './pages/third/third'),
    ]);
    expect(fetched.mock.calls).toEqual([[list, { integrity: 'sha384-list' }]]);
    expect(integrity.values.get(`${address}pages-other.js`)).toBe('sha384-other');
  });

  it('is asked for again after a list that did not come', async () => {
    const integrity = new CodeIntegrity(page);
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(integrity.cover(remote, './pages/other/other')).rejects.toThrow('Failed to fetch');
    expect(refusalIn(address)).toBeUndefined();
    fetched.mockResolvedValueOnce({ ok: false, status: 404 });
    await expect(integrity.cover(remote, './pages/other/other')).rejects.toThrow('answered 404');
    fetched.mockResolvedValue(list200);
    await integrity.cover(remote, './pages/other/other');
    expect(integrity.values.size).toBe(2);
  });

  it('was refused where the list can be had, and is another than the one expected', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(new CodeIntegrity(page).cover(remote, './pages/other/other')).rejects.toThrow();
    expect(refusalIn(address)).toBe('integrity');
  });

  it('of the faces of a script is learnt with the list of them', async () => {
    const integrity = new CodeIntegrity({ ...page, code: { '/shell/faces.json': 'sha384-faces' } });
    const faces = { sheets: { ar: '/shell/arabic.css' }, files: { '/shell/arabic.css': 'sha384-arabic' } };
    const fontSheetOf = fontSheetsFrom('/shell/faces.json', integrity);
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await fontSheetOf('ar')).toBeUndefined();
    expect(log).toHaveBeenCalledTimes(1);
    log.mockRestore();
    fetched.mockResolvedValue({ ok: true, json: () => Promise.resolve(faces) });
    expect([await fontSheetOf('ar'), await fontSheetOf('en')]).toEqual(['/shell/arabic.css', undefined]);
    expect(fetched.mock.calls[1]).toEqual(['/shell/faces.json', { integrity: 'sha384-faces' }]);
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(integrity.values.get('/shell/arabic.css')).toBe('sha384-arabic');
  });

  it('believes no list that the page was not sent the value of', async () => {
    const integrity = new CodeIntegrity({ ...page, code: {} });
    await integrity.cover(remote, './pages/other/other');
    expect(fetched.mock.calls[0]![1]).toEqual({ integrity: noFile });
  });
});
