/** @jest-environment node */
import pino from 'pino';
import type { SiteState } from '../site-state';
import type { PageAnswer, RequestedPage } from './page-answer';
import { PageCache } from './page-cache';
import { keepPagesUpToDate, removeFormer } from './upkeep';

const stateAt = (revision: string) => ({ revision }) as SiteState;

const pageAt = (path: string, group = ''): RequestedPage => ({
  address: { prefix: null, path },
  query: '',
  language: 'en',
  group,
});
const answerAt = (path: string): PageAnswer => ({
  status: 200,
  headers: {},
  html: `<p>${path}`,
  route: path,
  composition: 'c',
  isCacheable: true,
  lacksData: false,
});

it('After a change, pages are made again in order of their use, before anybody asks for them [PAGES-18]', async () => {
  let state = stateAt('1');
  const rendered: string[] = [];
  const cache = new PageCache({
    render: ({ address: { path } }, { revision }) => {
      rendered.push(`${path} ${revision}`);
      return Promise.resolve(answerAt(path));
    },
    isCurrent: (one) => one === state,
    hasApiAnsweredSince: () => false,
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

it('Rarely used pages of compositions that nobody gets any more are removed, with what they hold in memory [GATE-13]', async () => {
  const inComposition = (id: string) => ({ revision: '1', snapshot: { id } }) as unknown as SiteState;
  let [state, rolledOut] = [inComposition('stable'), inComposition('candidate')];
  const cache = new PageCache({
    render: ({ address: { path } }) => Promise.resolve(answerAt(path)),
    isCurrent: (one) => one === state || one === rolledOut,
    hasApiAnsweredSince: () => false,
  });
  const paths = () => cache.rare(Infinity).map(({ page: { address, group } }) => `${address.path}${group}`);
  await cache.answer(pageAt('/once'), state);
  await cache.answer(pageAt('/once', ' of a roll-out'), rolledOut);
  const siteStates = {
    current: () => Promise.resolve(state),
    currentFor: (group: string) => Promise.resolve(group === '' ? state : rolledOut),
    isCurrent: (one: SiteState) => one === state,
  };
  await removeFormer({ cache, siteStates });
  expect(paths().sort()).toEqual(['/once', '/once of a roll-out']);
  rolledOut = state;
  await removeFormer({ cache, siteStates });
  expect(paths()).toEqual(['/once']);
  state = inComposition('next');
  await removeFormer({ cache, siteStates });
  expect(paths()).toEqual([]);
});
