import { languages as allLanguages } from '@lens/contracts/languages';
import type { ComposedRemote, ComposedRoute } from './page-state';
import { deserializeRemote, serializeRemote, type SerializedRemote } from './serialized-remote';

const languages: ComposedRemote['manifest']['languages'] = ['en', 'es', 'ar'];

const page: ComposedRoute = {
  id: 'events',
  path: '/events',
  module: './pages/events/events',
  surface: 'public',
  copy: ['events:list'],
  listed: true,
  languages,
};

const remote = (routes: ComposedRoute[]): ComposedRemote => ({
  manifest: {
    name: 'mfe-events',
    version: '1.0.0',
    namespaces: ['events'],
    languages,
    layouts: [],
    navigation: [
      {
        id: 'events',
        label: 'events:menu',
        path: '/events',
        menu: 'header',
        order: 75,
        children: [{ id: 'past', label: 'events:past', path: '/events/past' }],
      },
      { id: 'small', label: 'events:small', path: '/events', menu: 'footer', order: 30, children: [] },
    ],
    globalName: 'mfe_events',
    entryType: 'global',
    routes,
  },
  address: '/remotes/mfe-events/1.0.0/',
});

const unusual: ComposedRoute[] = [
  { ...page, id: 'event', path: '/events/:day', copy: [], listed: false, languages: ['en'] },
  { ...page, id: 'desk', path: '/admin/events', surface: 'admin', access: 'signed-in', roles: ['admin'] },
  { ...page, id: 'past', path: '/events/past', query: ['year'], image: 'past.jpg', staffTexts: true },
];

const serialized = (composed: ComposedRemote): SerializedRemote =>
  JSON.parse(JSON.stringify(serializeRemote(composed))) as SerializedRemote;

it('lists no languages of a remote that is in all of them', () => {
  const all = allLanguages.map(({ code }) => code);
  const original = remote([page]);
  original.manifest.languages = all;
  expect(serialized(original).manifest).not.toHaveProperty('languages');
  expect(deserializeRemote(serialized(original))).toEqual(original);
});

describe('A remote as it is sent with a page', () => {
  it('is the same in the browser, with its default values added again', () => {
    const original = remote([page, ...unusual]);
    expect(deserializeRemote(serialized(original))).toEqual(original);
    const withLayout = {
      ...original,
      manifest: { ...original.manifest, layouts: [{ id: 'wide', module: './layouts/wide' }] },
    };
    expect(deserializeRemote(serialized(withLayout))).toEqual(withLayout);
  });

  it('has nothing that only the server needs', () => {
    const serverRoute = {
      ...page,
      action: true,
      framed: true,
      entries: '/events/public',
      access: 'anyone' as const,
    };
    const manifest = {
      ...remote([serverRoute]).manifest,
      owner: 'Events team',
      assets: {},
      platform: '^1',
      overlays: [],
    };
    const json = JSON.stringify(serialized({ ...remote([]), manifest }));
    expect(json).not.toMatch(/action|framed|entries|anyone|owner|assets|platform|overlays/);
  });

  it('with three pages takes at most a kilobyte', () => {
    const three = [page, ...unusual.slice(0, 2)];
    expect(JSON.stringify(serializeRemote(remote(three))).length).toBeLessThanOrEqual(1024);
  });
});
