/** @jest-environment node */
import pino from 'pino';
import type { SiteState } from '../site-state';
import type { PageAnswer, RequestedPage } from './page-answer';
import { PageCache } from './page-cache';
import { keepPagesUpToDate } from './upkeep';

const stateAt = (revision: string) => ({ revision }) as SiteState;

it('After a change, pages are made again in order of their use, before anybody asks for them [PAGES-18]', async () => {
  let state = stateAt('1');
  const rendered: string[] = [];
  const cache = new PageCache({
    render: ({ address: { path } }, { revision }) => {
      rendered.push(`${path} ${revision}`);
      const answer = { status: 200, headers: {}, html: `<p>${path}`, route: path, composition: 'c' };
      return Promise.resolve<PageAnswer>({ ...answer, isCacheable: true, lacksData: false });
    },
    isCurrent: (one) => one === state,
    hasApiAnsweredSince: () => false,
  });
  const pageAt = (path: string): RequestedPage => ({
    address: { prefix: null, path },
    query: '',
    language: 'en',
    group: '',
  });
  const visit = async (path: string, times: number) => {
    for (let time = 0; time < times; time += 1) await cache.answer(pageAt(path), state);
  };
  await visit('/once', 1);
  await visit('/often', 9);
  await visit('/sometimes', 5);
  rendered.length = 0;

  const ending = new AbortController();
  const current = () => Promise.resolve(state);
  const siteStates = { current, currentFor: current, isCurrent: (one: SiteState) => one === state };
  const upkeep = keepPagesUpToDate({ cache, siteStates, log: pino({ level: 'silent' }) }, ending.signal);
  state = stateAt('2');
  while (rendered.length < 2) await new Promise((resolve) => setTimeout(resolve, 10));
  ending.abort();
  await upkeep;
  expect(rendered).toEqual(['/often 2', '/sometimes 2']);
  await visit('/often', 1);
  expect(rendered).toHaveLength(2);
});
