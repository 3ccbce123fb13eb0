import type { Request, Response } from 'express';
import { overlayParameter } from '@lens/platform/overlay';
import { readAddress, writeAddress } from '../../page/address';
import { canonicalCasing, matchRoute } from '../../page/match';
import { addressWhileSwitchedOff } from '../language-of-request';
import { queryOf } from '../request-target';
import { createPageDocument } from './page-document';
import type { PageServices } from './page-services';
import { sendPage } from './send-page';
import { createPageState } from './create-page-state';

/** Answers requests for pages, and forms posted to them without JavaScript. */
export const servePage = (services: PageServices) => async (request: Request, response: Response) => {
  const { settings, locales, registry, renderer, log } = services;
  const address = readAddress(request.path);
  const query = queryOf(request.originalUrl);
  const isPost = request.method === 'POST';
  // With 308 a browser posts the form again, so that nothing is lost.
  const permanentRedirect = isPost ? 308 : 301;
  const addressOf = (path: string) => `${writeAddress(address.prefix, path)}${query}`;

  if (address.prefix && !locales.isKnown(address.prefix))
    return response.redirect(302, `${address.path}${query}`);
  if (address.redirect) return response.redirect(permanentRedirect, `${address.redirect}${query}`);
  const currentSettings = await settings.current();
  const substitute = addressWhileSwitchedOff(address, currentSettings.languages);
  // Not cached, because staff may switch the language on again.
  if (substitute !== null)
    return response.set('cache-control', 'no-store').redirect(307, `${substitute}${query}`);

  const snapshot = locales.withPublishedLanguages(await registry.current());
  const match = matchRoute(snapshot.remotes, address.path, query);
  const leftOut = match ? null : matchRoute(snapshot.leftOut, address.path);
  const canonicalPath = canonicalCasing([...snapshot.remotes, ...snapshot.leftOut], address.path);
  if (canonicalPath) return response.redirect(permanentRedirect, addressOf(canonicalPath));
  response.locals['pattern'] = (match ?? leftOut)?.route.path ?? '(no page)';
  response.locals['composition'] = snapshot.id;

  const pageRequest = { request, address, settings: currentSettings, snapshot, match };
  const { state, remotes } = createPageState(services, pageRequest);
  if (leftOut) state.leftOut = true;
  const output = await renderer.render({
    url: request.originalUrl,
    path: address.path,
    search: query,
    state,
    composition: { id: snapshot.id, remotes },
    apiUrl: services.apiUrl,
    apiHeaders: { 'x-forwarded-for': request.ip ?? '' },
    dataLimitMs: services.pageDataLimitMs,
    ...(isPost ? { form: request.body as Record<string, string> } : {}),
  });
  if (output.failure) {
    const { name: remote, version } = match?.remote.manifest ?? {};
    const { failure } = output;
    log.error({ remote, version, route: match?.route.path, failure }, 'remote failed on the server');
  }
  if (output.redirect)
    return response
      .set('cache-control', 'no-store')
      .redirect(303, writeAddress(address.prefix, output.redirect));
  // Browsers must revalidate this, because a page may get this address again.
  if (output.moved)
    return response
      .set('cache-control', 'public, max-age=0, must-revalidate')
      .redirect(301, addressOf(output.moved));

  // Asked for by a frame of the back office; other sites may frame no page.
  const hasOverlay = state.surface === 'public' && new URLSearchParams(query).has(overlayParameter);
  const framed = hasOverlay || (match?.route.framed ?? false);
  const document = await createPageDocument(services, { snapshot, match, state, remotes, output, framed });
  // After a posted form the query contains the reference of one person's request.
  const isPersonal = query !== '' && (hasOverlay || (match?.route.action ?? false));
  sendPage(request, response, output, document, { isPrefixed: Boolean(address.prefix), isPersonal });
};
