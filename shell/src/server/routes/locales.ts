import { createHash } from 'node:crypto';
import { Router } from 'express';
import type { Locales } from '../locales';
import type { RegistryWatch } from '../registry/registry-watch';

/** Texts by language and namespace, from whichever remote owns the namespace on today's registry. */
export function localeRoutes(locales: Locales, registry: RegistryWatch): Router {
  const router = Router();
  router.get('/index.json', async (_request, response) => {
    response.set('cache-control', 'no-cache').json(locales.index(await registry.current()));
  });
  router.get('/:lng/:ns.json', async (request, response, next) => {
    const copy = locales.file(await registry.current(), request.params.lng, request.params.ns);
    if (!copy) return next();
    const body = JSON.stringify(copy);
    response
      .set('cache-control', 'no-cache')
      .set('etag', `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`)
      .type('json')
      .send(body);
  });
  return router;
}
