/** @jest-environment node */
import { contentSecurityPolicy } from './content-security';

const page = {
  boot: 'start()',
  importMap: null,
  styles: [],
  snapshot: { id: '1', remotes: [] },
  fontHost: null,
};
const policy = (options: { hasVideo?: boolean; framed?: boolean; surface?: 'admin' }) =>
  contentSecurityPolicy({
    ...page,
    hasVideo: false,
    framed: false,
    surface: 'public',
    ...options,
  } as unknown as Parameters<typeof contentSecurityPolicy>[0]).split('; ');

it('The content policy allows the video’s privacy-enhanced host only if there is a video', () => {
  expect(policy({}).join()).not.toContain('frame-src');
  expect(policy({ hasVideo: true })).toContain('frame-src https://www.youtube-nocookie.com');
  expect(policy({ hasVideo: true, surface: 'admin' })).toContain("frame-src 'self'");
});

it('The content policy lets only our own pages frame a page, and only one that allows it', () => {
  expect(policy({})).toContain("frame-ancestors 'none'");
  expect(policy({ framed: true })).toContain("frame-ancestors 'self'");
});

it('The content policy does not contain the name of a container that is more than a name', () => {
  const remoteNamed = (globalName: string) => ({ manifest: { globalName } });
  const snapshot = {
    id: '1',
    remotes: ["x y; script-src-elem * 'unsafe-inline'", 'été', 'good_one'].map(remoteNamed),
  };
  const input = { ...page, hasVideo: false, framed: false, surface: 'public', snapshot };
  const policies = contentSecurityPolicy(input as unknown as Parameters<typeof contentSecurityPolicy>[0]);
  expect(policies).toMatch(/ shell#webpack good_one#webpack$/);
  expect(policies).not.toMatch(/unsafe|script-src-elem|é/);
});
