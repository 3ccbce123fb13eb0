/** @jest-environment node */
import type { Match } from '../page/match';
import { PageStore, type PageSources } from './page-store';

const match = {
  remote: { manifest: { name: 'mfe-public' } },
  route: { id: 'home', module: './home' },
  params: {},
} as unknown as Match;
const page = { Page: () => null };

const sources = (over: Partial<PageSources> = {}): PageSources => ({
  module: jest.fn(() => Promise.resolve(page)),
  copy: jest.fn(() => Promise.resolve()),
  data: jest.fn(() => Promise.resolve({ figure: 1 })),
  ...over,
});

describe('Page store', () => {
  it('opens a page once per language', async () => {
    const given = sources();
    const store = new PageStore([], given);
    const outcome = store.outcome(match, 'en');
    expect(store.outcome(match, 'en')).toBe(outcome);
    expect(await outcome).toEqual({ ready: { page, data: { figure: 1 } } });
    await store.outcome(match, 'ar');
    expect(given.module).toHaveBeenCalledTimes(2);
  });

  it('never rejects: a failure is an outcome, and can be asked again', async () => {
    const failure = new Error('gone');
    const module = jest.fn().mockRejectedValueOnce(failure).mockResolvedValue(page);
    const store = new PageStore([], sources({ module }));
    expect(await store.outcome(match, 'en')).toEqual({ failure });
    store.forget(match, 'en');
    expect(await store.outcome(match, 'en')).toHaveProperty('ready');
  });

  it('takes up a page that came with the document without reading its texts or data again', async () => {
    const given = sources();
    const store = new PageStore([], given);
    expect(await store.adopt(match, 'en', { data: { figure: 2 } })).toEqual({
      ready: { page, data: { figure: 2 } },
    });
    expect(given.copy).not.toHaveBeenCalled();
    expect(given.data).not.toHaveBeenCalled();
  });

  it('asks again for data that it had to do without, and keeps what it has until they are there', async () => {
    const data = jest.fn().mockRejectedValueOnce(new Error('away')).mockRejectedValueOnce(new Error('away'));
    const store = new PageStore([], sources({ data: data.mockResolvedValue({ figure: 3 }) }));
    const without = store.outcome(match, 'en');
    expect(await without).toEqual({ ready: { page, data: undefined, without: true } });
    await store.renew(match, 'en');
    expect(store.outcome(match, 'en')).toBe(without);
    await store.renew(match, 'en');
    const renewed = store.outcome(match, 'en');
    expect(renewed).toMatchObject({ status: 'fulfilled' });
    expect(await renewed).toEqual({ ready: { page, data: { figure: 3 } } });
  });

  it('forgets on leaving a page that had to do without its data, sent with the document or not', async () => {
    const loading = { ...page, load: () => Promise.resolve({ figure: 1 }) };
    const store = new PageStore([], sources({ module: () => Promise.resolve(loading) }));
    const sent = store.adopt(match, 'en', {});
    store.forgetFailed(match, 'en');
    await sent;
    const own = store.outcome(match, 'en');
    expect(await own).toEqual({ ready: { page: loading, data: { figure: 1 } } });
    store.forgetFailed(match, 'en');
    await own;
    expect(store.outcome(match, 'en')).toBe(own);
  });

  it('marks a settled outcome so that React unwraps it at once', async () => {
    const outcome = new PageStore([], sources()).outcome(match, 'en');
    await outcome;
    expect(outcome).toMatchObject({ status: 'fulfilled' });
  });

  it('tells of a page and of a layout that could not be opened, once each', async () => {
    const failure = new Error('gone');
    const failed = jest.fn();
    const office = { manifest: { name: 'mfe-admin', layouts: [{ id: 'admin', module: './layout' }] } };
    const remotes = [office] as unknown as Match['remote'][];
    const store = new PageStore(remotes, sources({ module: () => Promise.reject(failure), failed }));
    const part = { id: 'admin', route: match.route };
    for (let visit = 0; visit < 2; visit += 1) {
      await store.outcome(match, 'en');
      await store.layout(part);
    }
    expect(failed.mock.calls).toEqual([
      [match, failure],
      [{ remote: office, route: match.route }, failure],
    ]);
  });

  it('forgets a page that is left when it had failed, and keeps one that had not', async () => {
    const module = jest.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(page);
    const store = new PageStore([], sources({ module }));
    const failed = store.outcome(match, 'en');
    await failed;
    store.forgetFailed(match, 'en');
    await Promise.resolve();
    const good = store.outcome(match, 'en');
    expect(good).not.toBe(failed);
    await good;
    store.forgetFailed(match, 'en');
    await Promise.resolve();
    expect(store.outcome(match, 'en')).toBe(good);
  });

  it('shows built-in content when the data of a wanted page do not come', async () => {
    const store = new PageStore([], sources({ data: () => Promise.reject(new Error('away')) }));
    expect(await store.outcome(match, 'en')).toEqual({ ready: { page, data: undefined, without: true } });
  });

  it('says that a page is missing when its data do', async () => {
    const nothing = Object.assign(new Error('nothing'), { status: 404 });
    const store = new PageStore([], sources({ data: () => Promise.reject(nothing) }));
    expect(await store.outcome(match, 'en')).toEqual({ ready: { page, data: undefined, missing: true } });
    expect(await store.adopt(match, 'en', { missing: true })).toEqual({
      ready: { page, data: undefined, missing: true },
    });
  });

  it('says where a page is that has moved, if that is on this site', async () => {
    const at = async (location: string) => {
      const moved = Object.assign(new Error('moved'), { status: 301, location });
      return new PageStore([], sources({ data: () => Promise.reject(moved) })).outcome(match, 'en');
    };
    expect(await at('/blog/new')).toEqual({ ready: { page, data: undefined, moved: '/blog/new' } });
    for (const elsewhere of ['//evil.example', 'https://evil.example', '/\\evil.example'])
      expect(await at(elsewhere)).toEqual({ ready: { page, data: undefined, without: true } });
  });

  it('opens a page anew for another query that it reads', async () => {
    const given = sources();
    const store = new PageStore([], given);
    await store.outcome(match, 'en');
    await store.outcome({ ...match, search: 'category=mission' }, 'en');
    expect(given.data).toHaveBeenCalledTimes(2);
  });

  it('has a page at once that was opened ahead', async () => {
    const given = sources();
    const store = new PageStore([], given);
    await store.prefetch(match, 'en');
    await store.prefetch(match, 'en');
    const outcome = store.outcome(match, 'en');
    expect(outcome).toMatchObject({ status: 'fulfilled', value: { ready: { page, data: { figure: 1 } } } });
    expect(given.module).toHaveBeenCalledTimes(1);
    expect(given.copy).toHaveBeenCalledTimes(1);
    expect(given.data).toHaveBeenCalledTimes(1);
  });

  it('waits for what is on its way ahead instead of asking twice', async () => {
    const given = sources();
    const store = new PageStore([], given);
    const ahead = store.prefetch(match, 'en');
    expect(await store.outcome(match, 'en')).toHaveProperty('ready');
    await ahead;
    expect(given.module).toHaveBeenCalledTimes(1);
  });

  it.each(['module', 'copy', 'data'] as const)(
    'forgets that the %s could not be had ahead, and opens the page when it is wanted',
    async (source) => {
      const failed = jest.fn();
      const given = sources({ failed });
      jest.mocked(given[source]).mockRejectedValueOnce(new Error('gone'));
      const store = new PageStore([], given);
      await store.prefetch(match, 'en');
      expect(await store.outcome(match, 'en')).toEqual({ ready: { page, data: { figure: 1 } } });
      expect(failed).not.toHaveBeenCalled();
    },
  );

  it('tries again for a visitor who came while the attempt ahead was failing', async () => {
    const failed = jest.fn();
    const module = jest.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(page);
    const store = new PageStore([], sources({ module, failed }));
    const ahead = store.prefetch(match, 'en');
    const outcome = store.outcome(match, 'en');
    await ahead;
    expect(await outcome).toHaveProperty('ready');
    expect(failed).not.toHaveBeenCalled();
  });
});
