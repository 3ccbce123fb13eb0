import type { Request, Response } from 'express';
import { readAddress, writeAddress } from '../../page/address';
import { inOwnCasing, matchRoute } from '../../page/match';
import { addressInstead } from '../language-of-request';
import { queryOf } from '../request-target';
import { withStandingReviews } from '../standing-reviews';
import { documentOfPage } from './document-of-page';
import type { PageServices } from './page-services';
import { sendPage } from './send-page';
import { stateOfPage } from './state-of-page';

/** Answers a page, or a form posted to it without JavaScript. */
export const servePage = (services: PageServices) => async (request: Request, response: Response) => {
  const { settings, locales, registry, renderer, log } = services;
  const address = readAddress(request.path);
  const query = queryOf(request.originalUrl);
  const isPost = request.method === 'POST';
  // A posted form is posted again, so that nothing that was typed is lost.
  const permanently = isPost ? 308 : 301;
  const addressOf = (path: string) => `${writeAddress(address.prefix, path)}${query}`;

  if (address.prefix && !locales.knows(address.prefix))
    return response.redirect(302, `${address.path}${query}`);
  if (address.redirect) return response.redirect(permanently, `${address.redirect}${query}`);
  const known = await settings.current();
  const instead = addressInstead(address, known.languages);
  // For as long as staff say so: nobody may remember it.
  if (instead !== null) return response.set('cache-control', 'no-store').redirect(307, `${instead}${query}`);

  const snapshot = locales.withPublished(await registry.current());
  const match = matchRoute(snapshot.remotes, address.path, query);
  const leftOut = match ? null : matchRoute(snapshot.leftOut, address.path);
  const cased = inOwnCasing([...snapshot.remotes, ...snapshot.leftOut], address.path);
  if (cased) return response.redirect(permanently, addressOf(cased));
  response.locals['pattern'] = (match ?? leftOut)?.route.path ?? '(no page)';
  response.locals['composition'] = snapshot.id;

  const practice = withStandingReviews(known, (code) => locales.fingerprint(snapshot, code));
  const asked = { request, address, settings: practice, snapshot, match };
  const { state, remotes } = stateOfPage(services, asked);
  if (leftOut) state.leftOut = true;
  const output = await renderer.render({
    url: request.originalUrl,
    path: address.path,
    search: query,
    state,
    composition: { id: snapshot.id, remotes },
    apiUrl: services.apiUrl,
    apiHeaders: { 'x-forwarded-for': request.ip ?? '' },
    dataLimit: services.pageDataLimit,
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
  // The address may become its own again: whoever remembers it asks before following it.
  if (output.moved)
    return response
      .set('cache-control', 'public, max-age=0, must-revalidate')
      .redirect(301, addressOf(output.moved));

  const document = await documentOfPage(services, { snapshot, match, state, remotes, output });
  // Where a form has answered, the address holds what it says to one person: the number of their request.
  const isPersonal = query !== '' && (match?.route.action ?? false);
  sendPage(request, response, output, document, { isPrefixed: Boolean(address.prefix), isPersonal });
};
