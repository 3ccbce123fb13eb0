import { askedOf, inOwnCasing, matchRoute } from './match';
import type { ComposedRemote } from './page-state';

const route = (path: string, query?: string[]) => ({ id: path, path, query });
const remotes = [
  { manifest: { routes: [route('/blog/:slug'), route('/blog', ['category', 'shown']), route('/blog/new')] } },
] as unknown as ComposedRemote[];

describe('The page behind an address', () => {
  it('is the one without parameters where both would do', () => {
    expect(matchRoute(remotes, '/blog/new')?.route.path).toBe('/blog/new');
    expect(matchRoute(remotes, '/blog/first-week')?.params).toEqual({ slug: 'first-week' });
    expect(matchRoute(remotes, '/nowhere')).toBeNull();
  });

  it('is found in any casing, where no part of it is a parameter', () => {
    expect(inOwnCasing(remotes, '/BLOG')).toBe('/blog');
    expect(inOwnCasing(remotes, '/blog')).toBeNull();
    expect(inOwnCasing(remotes, '/blog/First-Week')).toBeNull();
    expect(inOwnCasing(remotes, '/Blog/First-Week')).toBeNull();
    expect(inOwnCasing(remotes, '/NOWHERE')).toBeNull();
  });

  it('is told what it reads of the query, in its own order, and nothing else', () => {
    const match = matchRoute(remotes, '/blog', '?shown=8&utm=x&category=patient-care&sent=')!;
    expect(match.search).toBe('category=patient-care&shown=8');
    expect(askedOf(match)).toEqual({ params: {}, query: { category: 'patient-care', shown: '8' } });
    expect(askedOf(matchRoute(remotes, '/blog/first-week', '?shown=8')!)).toEqual({
      params: { slug: 'first-week' },
    });
  });
});
