/** @jest-environment node */
import { RendererBusy } from '../render/pool/renderer-busy';
import type { SiteState } from '../site-state';
import { PageCache } from './page-cache';
import type { PageAnswer, PageOutcome, RequestedPage } from './page-answer';

const stateAt = (revision: string | null, more: Partial<SiteState> = {}): SiteState =>
  ({ snapshot: {}, settings: {}, texts: {}, day: '2026-11-28', ...more, revision }) as SiteState;

const pageAt = (
  path: string,
  query = '',
  prefix: RequestedPage['address']['prefix'] = null,
): RequestedPage => ({
  address: { prefix, path },
  query,
  language: 'en',
  group: '',
});

const answerWith = (html: string, more: Partial<PageAnswer> = {}): PageAnswer => ({
  status: 200,
  headers: {},
  html,
  route: '/',
  composition: 'some',
  isCacheable: true,
  lacksData: false,
  ...more,
});

/** A cache whose renderer, site and API are these. */
function cacheOf(render: (page: RequestedPage, state: SiteState) => PageOutcome | Promise<PageOutcome>) {
  const site = { state: stateAt('1'), apiAnswered: false };
  const rendered: string[] = [];
  const cache = new PageCache({
    render: async (page, state) => {
      rendered.push(`${PageCache.keyOf(page)} ${state.revision}`);
      return render(page, state);
    },
    isCurrent: (state) => state === site.state,
    hasApiAnsweredSince: () => site.apiAnswered,
    maxBytes: 80_000,
  });
  const htmlOf = async (page: RequestedPage): Promise<string> => {
    const answer = await cache.answer(page, site.state);
    if ('outcome' in answer) return `not cached: ${(answer.outcome as PageAnswer).html}`;
    return (await answer.cached.bodies.in('identity')).toString();
  };
  return { cache, site, rendered, htmlOf };
}

const home = pageAt('/');

it('A hundred visitors in the same moment wait for one rendering [PAGES-3]', async () => {
  const { rendered, htmlOf } = cacheOf(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    return answerWith('Home');
  });
  const pages = await Promise.all(Array.from({ length: 100 }, () => htmlOf(home)));
  expect(new Set(pages)).toEqual(new Set(['Home']));
  expect(rendered).toHaveLength(1);
});

it('A page is rendered again once the state of the site has changed [PAGES-4]', async () => {
  const { site, rendered, htmlOf, cache } = cacheOf((_, { revision }) => answerWith(`Revision ${revision}`));
  expect([await htmlOf(home), await htmlOf(home)]).toEqual(['Revision 1', 'Revision 1']);
  site.state = stateAt('2');
  expect(cache.fresh(PageCache.keyOf(home))).toBeUndefined();
  expect(await htmlOf(home)).toBe('Revision 2');
  expect(rendered).toEqual(['/ en 1', '/ en 2']);
});

it('A page that was rendered while the state changed is not sent in the new state', async () => {
  const waiting: (() => void)[] = [];
  const { site, cache, htmlOf } = cacheOf(async (_, { revision }) => {
    if (revision === '1') await new Promise<void>((resolve) => waiting.push(resolve));
    return answerWith(`Revision ${revision}`);
  });
  const early = htmlOf(home);
  site.state = stateAt('2');
  const late = htmlOf(home);
  waiting[0]!();
  expect(await Promise.all([early, late])).toEqual(['Revision 1', 'Revision 2']);
  expect(cache.fresh(PageCache.keyOf(home))?.state.revision).not.toBe('1');
});

it('Languages without a prefix, languages with one, and queries are different pages [PAGES-5]', () => {
  const keys = [
    home,
    { ...home, language: 'es' as const },
    pageAt('/', '', 'es'),
    pageAt('/', '?category=lasik'),
    pageAt('/contact'),
  ].map((page) => PageCache.keyOf(page));
  expect(new Set(keys).size).toBe(keys.length);
});

it.each<[string, PageOutcome]>([
  ['a page for one person', answerWith('Yours', { isCacheable: false })],
  ['a page that is not there', answerWith('Nothing', { isCacheable: false, status: 404 })],
  ['a redirect', { status: 301, location: '/blog', cacheControl: 'no-store' }],
])('%s is not cached', async (_, outcome) => {
  const { cache, rendered, site } = cacheOf(() => outcome);
  for (const _time of [1, 2]) expect(await cache.answer(home, site.state)).toEqual({ outcome });
  expect(rendered).toHaveLength(2);
});

describe('While the API cannot be read [PAGES-6]', () => {
  it('the last page of the same composition stays, until the API answers again', async () => {
    let isAway = false;
    const { site, rendered, htmlOf } = cacheOf(() =>
      isAway ? answerWith('Built-in', { lacksData: true }) : answerWith('Stories'),
    );
    expect(await htmlOf(home)).toBe('Stories');
    isAway = true;
    site.state = { ...site.state, revision: '2' };
    expect([await htmlOf(home), await htmlOf(home)]).toEqual(['Stories', 'Stories']);
    expect(rendered).toHaveLength(2);
    isAway = false;
    site.apiAnswered = true;
    expect(await htmlOf(home)).toBe('Stories');
    expect(rendered).toHaveLength(3);
  });

  it('a page of another composition is rendered with its built-in content, once for all', async () => {
    let isAway = false;
    const { site, rendered, htmlOf } = cacheOf(() =>
      isAway ? answerWith('Built-in', { lacksData: true }) : answerWith('Stories'),
    );
    await htmlOf(home);
    isAway = true;
    site.state = stateAt('1');
    expect([await htmlOf(home), await htmlOf(home)]).toEqual(['Built-in', 'Built-in']);
    expect(rendered).toHaveLength(2);
  });
});

it('A page whose remote fails is not replaced by an older one', async () => {
  let html = 'Good';
  const { site, htmlOf } = cacheOf(() => answerWith(html, { isCacheable: html === 'Good' }));
  await htmlOf(home);
  html = 'Failed';
  site.state = { ...site.state, revision: '2' };
  expect(await htmlOf(home)).toBe('not cached: Failed');
});

it('While too many pages wait, the last one is sent, and without one the request is refused', async () => {
  let isBusy = false;
  const { site, htmlOf } = cacheOf(() => {
    if (isBusy) throw new RendererBusy();
    return answerWith('Home');
  });
  await htmlOf(home);
  isBusy = true;
  site.state = { ...site.state, revision: '2' };
  expect(await htmlOf(home)).toBe('Home');
  await expect(htmlOf(pageAt('/contact'))).rejects.toThrow(RendererBusy);
});

/** Text that hardly compresses. */
const noise = (length: number, seed: number): string => {
  let value = seed + 1;
  const letters = Array.from({ length }, () => {
    value = (value * 48_271) % 2_147_483_647;
    return String.fromCharCode(33 + (value % 90));
  });
  return letters.join('');
};

it('Made-up queries take an eighth of the memory, and never a page that everybody reads [PAGES-7]', async () => {
  const { cache, site, htmlOf, rendered } = cacheOf(({ query }) => answerWith(noise(1000, query.length)));
  await htmlOf(home);
  for (let number = 0; number < 100; number += 1) await htmlOf(pageAt('/blog', `?x=${'x'.repeat(number)}`));
  expect(cache.bytes).toBeLessThanOrEqual(80_000);
  expect(cache.used(0).filter(({ page }) => page.query !== '').length).toBeLessThan(20);
  rendered.length = 0;
  await htmlOf(home);
  expect(rendered).toEqual([]);
  expect(site.state.revision).toBe('1');
});

it('Pages of an earlier state are listed in order of their use', async () => {
  const { cache, site, htmlOf } = cacheOf(() => answerWith('Page'));
  for (const [path, times] of [
    ['/a', 1],
    ['/b', 5],
    ['/c', 3],
  ] as const)
    for (let time = 0; time <= times; time += 1) await htmlOf(pageAt(path));
  expect(cache.outdated(0)).toEqual([]);
  site.state = stateAt('2');
  expect(cache.outdated(3).map(({ page }) => page.address.path)).toEqual(['/b', '/c']);
});
