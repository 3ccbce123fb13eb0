import type { PageRoutes } from '../../pages/paths-showing';
import { pathsIn, pathsInPlace } from './page-paths';

const route = (path: string, ...copy: string[]) => ({ path, surface: 'public', copy });
const pages = [
  route('/', 'common:home'),
  route('/contact', 'common:contact', 'forms'),
  route('/blog/:slug', 'common:article'),
  route('/newsletter/:token', 'common:newsletter'),
  { path: '/admin', surface: 'admin', copy: ['staff'] },
] as PageRoutes;
const siteMap = ['/', '/blog', '/es/blog/first', '/blog/first', '/blog/second'];
const pathsOf = (namespace: string, key: string) =>
  pathsInPlace(pages, siteMap, { language: 'ko', namespace, key });

describe('the pages on which a text can be shown', () => {
  it('are those whose copy has it', () => {
    expect(pathsOf('common', 'home.title')).toEqual(['/']);
    expect(pathsOf('forms', 'errors.phone')).toEqual(['/contact']);
  });

  it('are, of a route with a parameter, one page that the site map names', () => {
    expect(pathsOf('common', 'article.minutes')).toEqual(['/blog/first']);
    expect(pathsOf('common', 'newsletter.done')).toEqual([]);
  });

  it('are Home for a text of the shell, and none for a text that no page has', () => {
    expect(pathsOf('navigation', 'skip')).toEqual(['/']);
    expect(pathsOf('common', 'mail.subject')).toEqual([]);
  });

  it('are read from a site map', () => {
    const xml =
      '<urlset><url><loc>https://a.test/blog/first</loc></url><url><loc>nowhere</loc></url></urlset>';
    expect(pathsIn(xml)).toEqual(['/blog/first']);
  });
});
