/** @jest-environment node */
import { contentSecurityPolicy } from './content-security';

const page = {
  boot: 'start()',
  importMap: null,
  styles: [],
  snapshot: { id: '1', remotes: [] },
  fontHost: null,
};
const policy = (hasFilm: boolean) =>
  contentSecurityPolicy({ ...page, hasFilm } as unknown as Parameters<typeof contentSecurityPolicy>[0]);

it('The content policy lets the film’s privacy-enhanced host in only where a film is set', () => {
  expect(policy(false)).not.toContain('frame-src');
  expect(policy(true).split('; ')).toContain('frame-src https://www.youtube-nocookie.com');
});
