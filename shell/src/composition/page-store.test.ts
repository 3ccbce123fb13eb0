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
  texts: jest.fn(() => Promise.resolve()),
  data: jest.fn(() => Promise.resolve({ figure: 1 })),
  ...over,
});

describe('Page store', () => {
  it('loads a page once per language', async () => {
    const used = sources();
    const store = new PageStore([], used);
    const outcome = store.outcome(match, 'en');
    expect(store.outcome(match, 'en')).toBe(outcome);
    expect(await outcome).toEqual({ ready: { page, data: { figure: 1 } } });
    await store.outcome(match, 'ar');
    expect(used.module).toHaveBeenCalledTimes(2);
  });

  it('never rejects: a failure is an outcome, and the page can be loaded again', async () => {
    const failure = new Error('gone');
    const module = jest.fn().mockRejectedValueOnce(failure).mockResolvedValue(page);
    const store = new PageStore([], sources({ module }));
    expect(await store.outcome(match, 'en')).toEqual({ failure });
    store.forget(match, 'en');
    expect(await store.outcome(match, 'en')).toHaveProperty('ready');
  });

  it('adopts a page that came with the document without loading its texts or data again', async () => {
    const used = sources();
    const store = new PageStore([], used);
    expect(await store.adopt(match, 'en', { data: { figure: 2 } })).toEqual({
      ready: { page, data: { figure: 2 } },
    });
    expect(used.texts).not.toHaveBeenCalled();
    expect(used.data).not.toHaveBeenCalled();
  });

  it('loads missing data again, and keeps the old outcome until they are there', async () => {
    const data = jest.fn().mockRejectedValueOnce(new Error('away')).mockRejectedValueOnce(new Error('away'));
    const store = new PageStore([], sources({ data: data.mockResolvedValue({ figure: 3 }) }));
    const lacking = store.outcome(match, 'en');
    expect(await lacking).toEqual({ ready: { page, data: undefined, lacksData: true } });
    await store.reloadData(match, 'en');
    expect(store.outcome(match, 'en')).toBe(lacking);
    await store.reloadData(match, 'en');
    const reloaded = store.outcome(match, 'en');
    expect(reloaded).toMatchObject({ status: 'fulfilled' });
    expect(await reloaded).toEqual({ ready: { page, data: { figure: 3 } } });
  });

  it('forgets a page without its data when it is left, whether or not it came with the document', async () => {
    const loading = { ...page, load: () => Promise.resolve({ figure: 1 }) };
    const store = new PageStore([], sources({ module: () => Promise.resolve(loading) }));
    const adopted = store.adopt(match, 'en', {});
    store.forgetFailed(match, 'en');
    await adopted;
    const loaded = store.outcome(match, 'en');
    expect(await loaded).toEqual({ ready: { page: loading, data: { figure: 1 } } });
    store.forgetFailed(match, 'en');
    await loaded;
    expect(store.outcome(match, 'en')).toBe(loaded);
  });

  it('marks a resolved outcome so that React reads it at once', async () => {
    const outcome = new PageStore([], sources()).outcome(match, 'en');
    await outcome;
    expect(outcome).toMatchObject({ status: 'fulfilled' });
  });

  it('reports a page and a layout that could not be loaded, once each', async () => {
    const failure = new Error('gone');
    const onFailure = jest.fn();
    const office = { manifest: { name: 'mfe-admin', layouts: [{ id: 'admin', module: './layout' }] } };
    const remotes = [office] as unknown as Match['remote'][];
    const store = new PageStore(remotes, sources({ module: () => Promise.reject(failure), onFailure }));
    const part = { id: 'admin', route: match.route };
    for (let visit = 0; visit < 2; visit += 1) {
      await store.outcome(match, 'en');
      await store.layout(part);
    }
    expect(onFailure.mock.calls).toEqual([
      [match, failure],
      [{ remote: office, route: match.route }, failure],
    ]);
  });

  it('forgets a failed page when it is left, and keeps one that has loaded', async () => {
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

  it('lets a page show its built-in content if its data cannot be loaded', async () => {
    const store = new PageStore([], sources({ data: () => Promise.reject(new Error('away')) }));
    expect(await store.outcome(match, 'en')).toEqual({ ready: { page, data: undefined, lacksData: true } });
  });

  it('says that a page is not found if its data are not', async () => {
    const nothing = Object.assign(new Error('nothing'), { status: 404 });
    const store = new PageStore([], sources({ data: () => Promise.reject(nothing) }));
    expect(await store.outcome(match, 'en')).toEqual({ ready: { page, data: undefined, notFound: true } });
    expect(await store.adopt(match, 'en', { notFound: true })).toEqual({
      ready: { page, data: undefined, notFound: true },
    });
  });

  it('says where a page has moved, if that is on this site', async () => {
    const at = async (location: string) => {
      const moved = Object.assign(new Error('moved'), { status: 301, location });
      return new PageStore([], sources({ data: () => Promise.reject(moved) })).outcome(match, 'en');
    };
    expect(await at('/blog/new')).toEqual({ ready: { page, data: undefined, moved: '/blog/new' } });
    for (const elsewhere of ['//evil.example', 'https://evil.example', '/\\evil.example'])
      expect(await at(elsewhere)).toEqual({ ready: { page, data: undefined, lacksData: true } });
  });

  it('loads a page again for another query that it reads', async () => {
    const used = sources();
    const store = new PageStore([], used);
    await store.outcome(match, 'en');
    await store.outcome({ ...match, search: 'category=mission' }, 'en');
    expect(used.data).toHaveBeenCalledTimes(2);
  });

  it('has a prefetched page at once', async () => {
    const used = sources();
    const store = new PageStore([], used);
    await store.prefetch(match, 'en');
    await store.prefetch(match, 'en');
    const outcome = store.outcome(match, 'en');
    expect(outcome).toMatchObject({ status: 'fulfilled', value: { ready: { page, data: { figure: 1 } } } });
    expect(used.module).toHaveBeenCalledTimes(1);
    expect(used.texts).toHaveBeenCalledTimes(1);
    expect(used.data).toHaveBeenCalledTimes(1);
  });

  it('waits for a prefetch instead of loading twice', async () => {
    const used = sources();
    const store = new PageStore([], used);
    const prefetch = store.prefetch(match, 'en');
    expect(await store.outcome(match, 'en')).toHaveProperty('ready');
    await prefetch;
    expect(used.module).toHaveBeenCalledTimes(1);
  });

  it.each(['module', 'texts', 'data'] as const)(
    'forgets that prefetching the %s has failed, and loads the page when it is visited',
    async (source) => {
      const onFailure = jest.fn();
      const used = sources({ onFailure });
      jest.mocked(used[source]).mockRejectedValueOnce(new Error('gone'));
      const store = new PageStore([], used);
      await store.prefetch(match, 'en');
      expect(await store.outcome(match, 'en')).toEqual({ ready: { page, data: { figure: 1 } } });
      expect(onFailure).not.toHaveBeenCalled();
    },
  );

  it('loads again for a visitor who came while a prefetch was failing', async () => {
    const onFailure = jest.fn();
    const module = jest.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(page);
    const store = new PageStore([], sources({ module, onFailure }));
    const prefetch = store.prefetch(match, 'en');
    const outcome = store.outcome(match, 'en');
    await prefetch;
    expect(await outcome).toHaveProperty('ready');
    expect(onFailure).not.toHaveBeenCalled();
  });
});
