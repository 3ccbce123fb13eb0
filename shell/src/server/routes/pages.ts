import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import type { PublicSettings } from '@lens/contracts/settings';
import { copyOf, pickCopy } from '../../page/copy';
import { inOwnCasing, matchRoute, type Match } from '../../page/match';
import type { PageState } from '../../page/page-state';
import { sentRemote } from '../../page/sent-remote';
import { readAddress, writeAddress, type Address } from '../../page/address';
import { isPseudoLocale } from '../../page/pseudo-locale';
import { contentSecurityPolicy, integrityPolicy } from '../content-security';
import { DensePages } from '../dense-pages';
import { lackingTexts } from '../gaps';
import { addressInstead, languageOfRequest, servedLanguage } from '../language-of-request';
import type { Locales } from '../locales';
import type { RegistryWatch } from '../registry/registry-watch';
import type { ServedRemote, Snapshot } from '../registry/snapshot';
import { queryOf } from '../request-target';
import { writeDocument } from '../render/document';
import { importMapOf } from '../render/import-map';
import { scriptsOf, stylesOf } from '../render/page-parts';
import { pageIntegrity } from '../render/page-integrity';
import type { Renderer, RenderOutput } from '../render/renderer';
import type { ShellBuild } from '../render/shell-build';
import type { SettingsSource } from '../settings';
import { withStandingReviews } from '../standing-reviews';

export interface PageServices {
  registry: RegistryWatch;
  locales: Locales;
  settings: SettingsSource;
  renderer: Renderer;
  shell: ShellBuild;
  apiUrl: string;
  /** How long a page waits for its data, in milliseconds. */
  pageDataLimit: number;
  publicUrl: URL;
  log: Logger;
}

type State = Omit<PageState, 'composition' | 'integrity' | 'rendered' | 'data' | 'missing' | 'actionState'>;

/** Only what the page's own surface needs travels with it. */
const onSurface = (snapshot: Snapshot, surface: State['surface']): ServedRemote[] =>
  snapshot.remotes.filter(({ manifest }) => manifest.routes.some((route) => route.surface === surface));

/** Answers a page, or a form posted to it without JavaScript. */
export const servePage = (services: PageServices) => async (request: Request, response: Response) => {
  const address = readAddress(request.path);
  const query = queryOf(request.originalUrl);
  if (address.prefix && !services.locales.knows(address.prefix))
    return response.redirect(302, `${address.path}${query}`);
  // A posted form is posted again, so that nothing that was typed is lost.
  if (address.redirect)
    return response.redirect(request.method === 'POST' ? 308 : 301, `${address.redirect}${query}`);
  const known = await services.settings.current();
  const instead = addressInstead(address, known.languages);
  // For as long as staff say so: nobody may remember it.
  if (instead !== null) return response.set('cache-control', 'no-store').redirect(307, `${instead}${query}`);

  const snapshot = services.locales.withPublished(await services.registry.current());
  const practice = withStandingReviews(known, (code) => services.locales.fingerprint(snapshot, code));
  const match = matchRoute(snapshot.remotes, address.path, query);
  const leftOut = match ? null : matchRoute(snapshot.leftOut, address.path);
  const cased = inOwnCasing([...snapshot.remotes, ...snapshot.leftOut], address.path);
  if (cased)
    return response.redirect(
      request.method === 'POST' ? 308 : 301,
      `${writeAddress(address.prefix, cased)}${query}`,
    );
  response.locals['pattern'] = (match ?? leftOut)?.route.path ?? '(no page)';
  response.locals['composition'] = snapshot.id;

  const { state, remotes } = stateOf(services, practice, snapshot, match, request, address);
  if (leftOut) state.leftOut = true;
  const output = await services.renderer.render({
    url: request.originalUrl,
    path: address.path,
    search: query,
    state,
    composition: { id: snapshot.id, remotes },
    apiUrl: services.apiUrl,
    apiHeaders: { 'x-forwarded-for': request.ip ?? '' },
    dataLimit: services.pageDataLimit,
    ...(request.method === 'POST' ? { form: request.body as Record<string, string> } : {}),
  });
  if (output.failure)
    services.log.error(
      {
        remote: match?.remote.manifest.name,
        version: match?.remote.manifest.version,
        route: match?.route.path,
        failure: output.failure,
      },
      'remote failed on the server',
    );
  if (output.redirect)
    return response
      .set('cache-control', 'no-store')
      .redirect(303, writeAddress(address.prefix, output.redirect));

  // The address may become its own again: whoever remembers it asks before following it.
  if (output.moved)
    return response
      .set('cache-control', 'public, max-age=0, must-revalidate')
      .redirect(301, `${writeAddress(address.prefix, output.moved)}${query}`);

  const document = await documentOf(services, snapshot, match, {
    state,
    remotes,
    output,
  });
  // Where a form has answered, the address holds what it says to one person: the number of their request.
  const isPersonal = query !== '' && (match?.route.action ?? false);
  send(request, response, output, document, { isPrefixed: Boolean(address.prefix), isPersonal });
};

function stateOf(
  { locales, shell, publicUrl }: PageServices,
  settings: PublicSettings,
  snapshot: Snapshot,
  match: Match | null,
  request: Request,
  { prefix }: Address,
) {
  const surface = match?.route.surface ?? 'public';
  const remotes = onSurface(snapshot, surface);
  const offered = locales.offered(settings.languages);
  const wanted = languageOfRequest(request, offered);
  const lng = surface === 'admin' ? 'en' : servedLanguage(wanted, offered, match?.route);
  const pseudo = isPseudoLocale(prefix) && surface === 'public' ? prefix : undefined;
  const names = copyOf(remotes, match, surface);
  const copy = pickCopy(names, (namespace) =>
    pseudo ? (locales.file(snapshot, pseudo, namespace) ?? {}) : locales.filled(snapshot, lng, namespace),
  );
  const state: State = {
    surface,
    lng,
    pseudo,
    offered,
    copy,
    lacking: surface === 'public' ? lackingTexts(locales, snapshot, wanted, names) : undefined,
    settings,
    publicUrl: publicUrl.origin,
    faces: shell.facesList.address,
  };
  return { state, remotes };
}

interface Rendered {
  state: State;
  remotes: ServedRemote[];
  output: RenderOutput;
}

async function documentOf(
  services: PageServices,
  snapshot: Snapshot,
  match: Match | null,
  rendered: Rendered,
) {
  const { shell, log } = services;
  const { state, remotes, output } = rendered;
  const onRefused = (failure: unknown) => log.error({ failure }, 'style sheet left out');
  const styles = [
    ...shell.styles,
    ...shell.scriptStyle(state.lng),
    ...(await stylesOf(snapshot, match, onRefused)),
  ];
  const scripts = [...shell.scripts, ...scriptsOf(snapshot, match)];
  const importMap = importMapOf(remotes);
  const html = writeDocument({
    state: {
      ...state,
      composition: { id: snapshot.id, remotes: remotes.map(sentRemote) },
      integrity: pageIntegrity({ snapshot, match, remotes, shell, styles, scripts }),
      rendered: output.rendered,
      data: output.data,
      missing: output.missing,
      actionState: output.actionState,
    },
    html: output.html,
    head: output.head,
    shell,
    styles,
    scripts,
    importMap,
    pageFont: shell.pageFont(state.lng, match?.route.path),
  });
  const { boot, fontHost } = shell;
  const hasFilm = state.settings.videoId !== null;
  const framed = match?.route.framed ?? false;
  const inlined = { boot, importMap, fontHost, styles, snapshot, hasFilm, surface: state.surface, framed };
  const faces = output.rendered ? shell.firstFaces(state.lng) : [];
  return { html, policy: contentSecurityPolicy(inlined), faces };
}

function cacheControl(keep: boolean, isPersonal: boolean, isPrefixed: boolean): string {
  if (keep) return isPrefixed ? 'public, max-age=0, must-revalidate' : 'private, no-cache';
  return isPersonal ? 'private, no-store' : 'no-store';
}

/** Shared by all requests of a shell: a page is the same for everybody whom it is sent to. */
const pages = new DensePages();

function send(
  request: Request,
  response: Response,
  output: RenderOutput,
  { html, policy, faces }: { html: string; policy: string; faces: string[] },
  { isPrefixed, isPersonal }: { isPrefixed: boolean; isPersonal: boolean },
): void {
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`;
  // What search engines may not keep on the public site is meant for one person: a mailed link, a preview.
  const keep =
    request.method !== 'POST' &&
    output.status === 200 &&
    !isPersonal &&
    !(output.rendered && output.head.noindex);
  if (!isPrefixed) response.vary('Cookie').vary('Accept-Language');
  response
    .status(output.status)
    .set('content-security-policy', policy)
    .set(process.env['NODE_ENV'] === 'development' ? {} : { 'integrity-policy': integrityPolicy })
    .set('cache-control', cacheControl(keep, isPersonal, isPrefixed))
    .set('content-language', /<html lang="([^"]+)"/.exec(html)?.[1] ?? 'en');
  // Without it a browser asks for a face once it has laid out text in it, when the whole page is there.
  if (faces.length > 0)
    response.set('link', faces.map((face) => `<${face}>; rel=preload; as=font; crossorigin`).join(', '));
  if (output.status === 503) response.set('retry-after', '5');
  response.type('html');
  if (!keep) return void response.send(html);
  response.set('etag', etag);
  const dense = request.acceptsEncodings('br') === 'br' ? pages.of(etag, html) : undefined;
  if (dense) response.vary('Accept-Encoding').set('content-encoding', 'br');
  response.send(dense ?? html);
}
