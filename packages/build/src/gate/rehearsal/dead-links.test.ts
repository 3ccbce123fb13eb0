import type { Composition, Version } from '../../registry/gate/composition';
import type { RehearsedPage } from './addresses';
import { findDeadLinks } from './dead-links';

const version = (name: string, ...paths: string[]) =>
  ({ name, version: '1', manifest: { routes: paths.map((path) => ({ path })) } }) as unknown as Version;
const page = { remote: 'live', route: { path: '/live' }, path: '/live' } as unknown as RehearsedPage;
const composition: Composition = {
  candidate: version('some', '/some'),
  stable: version('some', '/some', '/gone', '/gone/:id'),
  others: [version('live', '/live', '/moved')],
};
const linkTo = (...addresses: string[]) =>
  findDeadLinks(
    composition,
    page,
    addresses.map((address) => `<p><a class="x" href="${address}">x</a></p>`).join(''),
  );

it('Links to pages that a version no longer has are found on pages of others [GATE-2]', () => {
  expect(linkTo('/gone', '/es/gone#part', '/gone/5?x=1')).toMatchObject([
    {
      check: 'removed',
      victim: { remote: 'live', page: '/live' },
      problem: expect.stringContaining('/gone,') as string,
    },
    { problem: expect.stringContaining('/gone/5,') as string },
  ]);
});

it('Links to other pages are not', () => {
  expect(linkTo('/some', '/live', '/nowhere', 'https://example.com/gone', '#gone')).toEqual([]);
  expect(findDeadLinks({ ...composition, stable: null }, page, '<a href="/gone">x</a>')).toEqual([]);
});
