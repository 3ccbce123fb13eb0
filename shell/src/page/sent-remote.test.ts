import type { ComposedRemote, ComposedRoute } from './page-state';
import { receivedRemote, sentRemote, type SentRemote } from './sent-remote';

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

const overTheLine = (sent: ComposedRemote): SentRemote =>
  JSON.parse(JSON.stringify(sentRemote(sent))) as SentRemote;

describe('A remote as a page carries it', () => {
  it('is the same in the browser, whatever goes without saying', () => {
    const whole = remote([page, ...unusual]);
    expect(receivedRemote(overTheLine(whole))).toEqual(whole);
    const withLayout = {
      ...whole,
      manifest: { ...whole.manifest, layouts: [{ id: 'wide', module: './layouts/wide' }] },
    };
    expect(receivedRemote(overTheLine(withLayout))).toEqual(withLayout);
  });

  it('says nothing that the server alone asks', () => {
    const asked = {
      ...page,
      action: true,
      framed: true,
      entries: '/events/public',
      access: 'anyone' as const,
    };
    const manifest = {
      ...remote([asked]).manifest,
      owner: 'Events team',
      assets: {},
      platform: '^1',
      overlays: [],
    };
    const sent = JSON.stringify(overTheLine({ ...remote([]), manifest }));
    expect(sent).not.toMatch(/action|framed|entries|anyone|owner|assets|platform|overlays/);
  });

  it('of another team with three pages takes a kilobyte at most', () => {
    const three = [page, ...unusual.slice(0, 2)];
    expect(JSON.stringify(sentRemote(remote(three))).length).toBeLessThanOrEqual(1024);
  });
});
