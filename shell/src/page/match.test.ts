import { loadArguments, canonicalCasing, matchRoute } from './match';
import type { ComposedRemote } from './page-state';

const route = (path: string, query?: string[]) => ({ id: path, path, query });
const remotes = [
  { manifest: { routes: [route('/blog/:slug'), route('/blog', ['category', 'shown']), route('/blog/new')] } },
] as unknown as ComposedRemote[];

describe('The page behind an address', () => {
  it('is the one without parameters where two match', () => {
    expect(matchRoute(remotes, '/blog/new')?.route.path).toBe('/blog/new');
    expect(matchRoute(remotes, '/blog/first-week')?.params).toEqual({ slug: 'first-week' });
    expect(matchRoute(remotes, '/nowhere')).toBeNull();
  });

  it('is found in any casing, unless its path has a parameter', () => {
    expect(canonicalCasing(remotes, '/BLOG')).toBe('/blog');
    expect(canonicalCasing(remotes, '/blog')).toBeNull();
    expect(canonicalCasing(remotes, '/blog/First-Week')).toBeNull();
    expect(canonicalCasing(remotes, '/Blog/First-Week')).toBeNull();
    expect(canonicalCasing(remotes, '/NOWHERE')).toBeNull();
  });

  it('gets the part of the query that it declares, in the declared order, and nothing else', () => {
    const match = matchRoute(remotes, '/blog', '?shown=8&utm=x&category=patient-care&sent=')!;
    expect(match.search).toBe('category=patient-care&shown=8');
    expect(loadArguments(match)).toEqual({ params: {}, query: { category: 'patient-care', shown: '8' } });
    expect(loadArguments(matchRoute(remotes, '/blog/first-week', '?shown=8')!)).toEqual({
      params: { slug: 'first-week' },
    });
  });
});
