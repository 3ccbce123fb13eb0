import { createHash } from 'node:crypto';
import { Router, type Response } from 'express';
import { shippedMark } from '@lens/contracts/locale-files';
import type { TextTree } from '@lens/contracts/text-tree';
import type { Locales } from '../locales';
import { shippedMarkOf } from '../shipped-mark';
import type { RegistryWatch } from '../registry/registry-watch';

/** Texts by language and namespace, from whichever remote owns the namespace on today's registry. */
export function localeRoutes(locales: Locales, registry: RegistryWatch): Router {
  const router = Router();
  router.get('/index.json', async (_request, response) => {
    response.set('cache-control', 'no-cache').json(locales.index(await registry.current()));
  });
  // For the API, which notes of what texts a review was, and for staff, who see which reviews still count.
  router.get('/fingerprints.json', async (_request, response) => {
    response.set('cache-control', 'no-cache').json(locales.fingerprints(await registry.current()));
  });
  // As shipped, for the desk of translators. All files at once have one mark: who has read a file under it need not ask again.
  router.use('/shipped', async (_request, response, next) => {
    response.set(shippedMark, shippedMarkOf(locales, await registry.current()));
    next();
  });
  router.get('/shipped/index.json', async (_request, response) => {
    response.set('cache-control', 'no-cache').json(locales.shippedIndex(await registry.current()));
  });
  router.get('/shipped/descriptions/:ns.json', async (request, response, next) => {
    const said = locales.descriptions(await registry.current(), request.params.ns);
    if (!said) return next();
    send(response, said);
  });
  router.get('/shipped/:lng/:ns.json', async (request, response, next) => {
    const copy = locales.shipped(await registry.current(), request.params.lng, request.params.ns);
    if (!copy) return next();
    send(response, copy);
  });
  router.get('/:lng/:ns.json', async (request, response, next) => {
    const copy = locales.file(await registry.current(), request.params.lng, request.params.ns);
    if (!copy) return next();
    send(response, copy);
  });
  return router;
}

function send(response: Response, copy: TextTree): void {
  const body = JSON.stringify(copy);
  response
    .set('cache-control', 'no-cache')
    .set('etag', `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`)
    .type('json')
    .send(body);
}
