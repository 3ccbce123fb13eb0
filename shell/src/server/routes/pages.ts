import type { Request, Response } from 'express';
import { readAddress, writeAddress } from '../../page/address';
import { canonicalCasing, matchRoute } from '../../page/match';
import { addressWhileSwitchedOff, languageOfRequest } from '../language-of-request';
import { withoutCampaign } from '../page-cache/campaign';
import { isRedirect, type PageOutcome, type RequestedPage } from '../page-cache/page-answer';
import type { PageCache } from '../page-cache/page-cache';
import { saveDataHeader, sendCachedPage, type StandardHeaders } from '../page-cache/send-cached-page';
import type { HeadersForProxy } from '../page-cache/state-for-proxies';
import { queryOf } from '../request-target';
import type { SiteStates } from '../site-state';
import { createPageOutcome, isForEverybody } from './page-outcome';
import type { PageServices } from './page-services';

export interface CachedPageServices extends PageServices {
  siteStates: SiteStates;
  pageCache: PageCache;
  standard: StandardHeaders;
  forProxy: HeadersForProxy;
}

function sendOutcome(request: Request, response: Response, outcome: PageOutcome): void {
  if (isRedirect(outcome)) {
    const { status, location, cacheControl } = outcome;
    response.set('cache-control', cacheControl).redirect(status, location);
    return;
  }
  for (const [name, value] of Object.entries(outcome.headers))
    if (name === 'vary') response.vary(value);
    else response.set(name, value);
  response
    .set(saveDataHeader(request) as Record<string, string>)
    .status(outcome.status)
    .send(outcome.html);
}

/** Answers requests for pages that are not cached, and forms posted to pages without JavaScript. */
export const servePage = (services: CachedPageServices) => async (request: Request, response: Response) => {
  const { locales, siteStates, pageCache } = services;
  const address = readAddress(request.path);
  const query = queryOf(request.originalUrl);
  const isPost = request.method === 'POST';
  // With 308 a browser posts the form again, so that nothing is lost.
  const permanentRedirect = isPost ? 308 : 301;

  if (address.prefix && !locales.isKnown(address.prefix))
    return response.redirect(302, `${address.path}${query}`);
  if (address.redirect) return response.redirect(permanentRedirect, `${address.redirect}${query}`);
  const state = await siteStates.current();
  const { snapshot, settings } = state;
  const substitute = addressWhileSwitchedOff(address, settings.languages);
  // Not cached, because staff may switch the language on again.
  if (substitute !== null)
    return response.set('cache-control', 'no-store').redirect(307, `${substitute}${query}`);

  const match = matchRoute(snapshot.remotes, address.path, query);
  const leftOut = match ? null : matchRoute(snapshot.leftOut, address.path);
  const canonicalPath = canonicalCasing([...snapshot.remotes, ...snapshot.leftOut], address.path);
  if (canonicalPath)
    return response.redirect(permanentRedirect, `${writeAddress(address.prefix, canonicalPath)}${query}`);
  response.locals['pattern'] = (match ?? leftOut)?.route.path ?? '(no page)';
  response.locals['composition'] = snapshot.id;

  const page: RequestedPage = {
    address,
    query: withoutCampaign(query),
    language: languageOfRequest(request, locales.offeredLanguages(settings.languages)),
  };
  if (isPost || !isForEverybody(page.query, match)) {
    const visitor = { ip: request.ip ?? '', ...(isPost && { form: request.body as Record<string, string> }) };
    return sendOutcome(request, response, await createPageOutcome(services, page, state, visitor));
  }
  const answer = await pageCache.answer(page, state);
  if ('outcome' in answer) sendOutcome(request, response, answer.outcome);
  else {
    const id = response.locals['requestId'] as string;
    // They are written with the page; those that were set before would make Node merge both.
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    const { standard, forProxy } = services;
    sendCachedPage({ request, response, standard, id, forProxy }, answer.cached);
  }
};
