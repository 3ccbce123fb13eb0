import { createHash } from 'node:crypto';
import { Router, type Request, type Response } from 'express';
import { isLanguageCode } from '@lens/contracts/languages';
import { shippedTextsHeader } from '@lens/contracts/locale-files';
import { signOffNamespace } from '@lens/contracts/sign-off-marks';
import { glossaryOf } from '../glossaries';
import { shippedMarkOf } from '../shipped-mark';
import type { CurrentRegistry } from '../registry/current-registry';
import type { Snapshot } from '../registry/snapshot';
import { shippedSignOffsOf } from '../sign-offs/shipped-sign-offs';
import type { CachedPageServices } from './pages';

/** Files of texts by language and namespace, from the active version of the remote that owns the namespace. */
export function localeRoutes(
  {
    locales,
    signOffs,
    siteStates,
    groups,
    previews,
  }: Pick<CachedPageServices, 'locales' | 'signOffs' | 'siteStates' | 'groups' | 'previews'>,
  registry: CurrentRegistry,
): Router {
  const router = Router();
  /** The composition of the visitor, so that an open page of a candidate gets the texts of that candidate. */
  const compositionFor = async ({ headers }: Request): Promise<Snapshot> => {
    await siteStates.current();
    const { snapshot } = await siteStates.currentFor(groups.of(headers.cookie).key);
    return (await previews.of(headers.cookie, snapshot))?.snapshot ?? snapshot;
  };
  router.get('/index.json', async (_request, response) => {
    response.set('cache-control', 'no-cache').json(locales.index(await registry.current()));
  });
  // Shipped texts are for the translation desk. One mark covers all files: while it is the same, none need be read
  // again.
  router.use('/shipped', async (_request, response, next) => {
    response.set(shippedTextsHeader, shippedMarkOf(locales, await registry.current()));
    next();
  });
  router.get('/shipped/index.json', async (_request, response) => {
    response.set('cache-control', 'no-cache').json(locales.shippedIndex(await registry.current()));
  });
  router.get('/shipped/descriptions/:ns.json', async (request, response, next) => {
    const descriptions = locales.descriptions(await registry.current(), request.params.ns);
    if (!descriptions) return next();
    send(response, descriptions);
  });
  router.get('/shipped/glossaries/:lng.json', async (request, response, next) => {
    const { lng } = request.params;
    if (!isLanguageCode(lng)) return next();
    send(response, glossaryOf(await registry.current(), lng));
  });
  router.get('/shipped/sign-offs/:lng.json', async (request, response, next) => {
    const { lng } = request.params;
    if (!isLanguageCode(lng)) return next();
    send(response, shippedSignOffsOf(locales, await registry.current(), lng));
  });
  router.get('/shipped/:lng/:ns.json', async (request, response, next) => {
    const texts = locales.shippedTexts(await registry.current(), request.params.lng, request.params.ns);
    if (!texts) return next();
    send(response, texts);
  });
  router.get(`/:lng/${signOffNamespace}.json`, async (request, response, next) => {
    const { lng } = request.params;
    if (!isLanguageCode(lng)) return next();
    send(response, signOffs.marks(await compositionFor(request), lng));
  });
  router.get('/:lng/:ns.json', async (request, response, next) => {
    const { lng, ns } = request.params;
    const snapshot = await compositionFor(request);
    const texts = isLanguageCode(lng) ? signOffs.texts(snapshot, lng, ns) : locales.texts(snapshot, lng, ns);
    if (!texts) return next();
    send(response, texts);
  });
  return router;
}

function send(response: Response, content: object): void {
  const body = JSON.stringify(content);
  response
    .set('cache-control', 'no-cache')
    .set('etag', `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`)
    .type('json')
    .send(body);
}
