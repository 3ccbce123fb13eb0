import { Router } from 'express';
import { Entries } from '../entries';
import { listedPages, writeSiteMap } from '../site-map';
import type { PageServices } from './page-services';

/** Crawlers may not read the back office, nor the API except its pictures. */
const robots = (publicUrl: URL): string =>
  [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api/',
    'Allow: /api/media/',
    '',
    `Sitemap: ${new URL('/sitemap.xml', publicUrl).href}`,
    '',
  ].join('\n');

/** `/robots.txt` and `/sitemap.xml`. */
export function searchEngineRoutes({
  registry,
  locales,
  settings,
  apiUrl,
  publicUrl,
  log,
}: PageServices): Router {
  const router = Router();
  const entries = new Entries(apiUrl, log);
  router.get('/robots.txt', (_request, response) => {
    response.set('cache-control', 'public, max-age=3600').type('text').send(robots(publicUrl));
  });
  router.get('/sitemap.xml', async (_request, response) => {
    const { languages, timeZone } = await settings.current();
    const pages = await listedPages(
      locales.withPublishedLanguages(await registry.current()),
      locales.offeredLanguages(languages),
      entries,
    );
    response
      .set('cache-control', 'public, max-age=300')
      .type('application/xml')
      .send(writeSiteMap(pages, publicUrl, timeZone));
  });
  return router;
}
