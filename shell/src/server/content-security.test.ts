/** @jest-environment node */
import { contentSecurityPolicy } from './content-security';

const page = {
  boot: 'start()',
  importMap: null,
  styles: [],
  snapshot: { id: '1', remotes: [] },
  fontHost: null,
};
const policy = (now: { hasFilm?: boolean; framed?: boolean; surface?: 'admin' }) =>
  contentSecurityPolicy({
    ...page,
    hasFilm: false,
    framed: false,
    surface: 'public',
    ...now,
  } as unknown as Parameters<typeof contentSecurityPolicy>[0]).split('; ');

it('The content policy lets the film’s privacy-enhanced host in only where a film is set', () => {
  expect(policy({}).join()).not.toContain('frame-src');
  expect(policy({ hasFilm: true })).toContain('frame-src https://www.youtube-nocookie.com');
  expect(policy({ hasFilm: true, surface: 'admin' })).toContain("frame-src 'self'");
});

it('The content policy lets nobody frame a page, and our own pages only what is made to be framed', () => {
  expect(policy({})).toContain("frame-ancestors 'none'");
  expect(policy({ framed: true })).toContain("frame-ancestors 'self'");
});

it('The content policy takes no name of a container that could say more than a name', () => {
  const named = (globalName: string) => ({ manifest: { globalName } });
  const snapshot = {
    id: '1',
    remotes: ["x y; script-src-elem * 'unsafe-inline'", 'été', 'good_one'].map(named),
  };
  const given = { ...page, hasFilm: false, framed: false, surface: 'public', snapshot };
  const policies = contentSecurityPolicy(given as unknown as Parameters<typeof contentSecurityPolicy>[0]);
  expect(policies).toMatch(/ shell#webpack good_one#webpack$/);
  expect(policies).not.toMatch(/unsafe|script-src-elem|é/);
});
