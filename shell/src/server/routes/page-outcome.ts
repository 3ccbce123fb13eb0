import { contentRevisionHeader } from '@lens/contracts/content-revision';
import { traced } from '@lens/metrics/traces/traced';
import { overlayParameter } from '@lens/platform/overlay';
import { integrityPolicy } from '../content-security';
import { remoteFailed } from '../measurements';
import type { PageOutcome, RequestedPage } from '../page-cache/page-answer';
import type { RenderOutput } from '../render/renderer';
import { servedVersions, type Snapshot } from '../registry/snapshot';
import type { FailedArm } from '../rollout/visitor-groups';
import type { SiteState } from '../site-state';
import { writeAddress } from '../../page/address';
import { matchRoute, type Match } from '../../page/match';
import { createPageDocument } from './page-document';
import { createPageState } from './create-page-state';
import type { PageServices } from './page-services';

/** The one who asks, for a page that nobody else gets. */
export interface Visitor {
  /** The address by which the API limits requests. */
  ip: string;
  /** The fields of a posted form. */
  form?: Record<string, string>;
}

const hasOverlay = (query: string): boolean => new URLSearchParams(query).has(overlayParameter);

/**
 * Whether everybody gets the same page at an address. After a posted form the query contains the reference of one
 * person's request, links in mails and previews contain a token, and an overlay is for staff.
 */
export const isForEverybody = (query: string, match: Match | null): boolean =>
  match !== null &&
  (match.route.listed ?? true) &&
  (query === '' || (!match.route.action && !hasOverlay(query)));

/** @param isShared whether everybody gets the same page at the address, whatever their cookies */
function cacheControl(isCacheable: boolean, isShared: boolean, isPersonal: boolean): string {
  if (isCacheable) return isShared ? 'public, max-age=0, must-revalidate' : 'private, no-cache';
  return isPersonal ? 'private, no-store' : 'no-store';
}

function logFailure({ log }: PageServices, match: Match | null, { failure }: RenderOutput): void {
  const { name: remote, version } = match?.remote.manifest ?? {};
  log.error({ remote, version, route: match?.route.path, failure }, 'remote failed on the server');
  if (remote !== undefined && version !== undefined) remoteFailed.publish({ remote, version });
}

/** The roll-out of a page's remote, and the version that this composition has. */
function armOf({ rollouts, taken }: Snapshot, match: Match | null): FailedArm | undefined {
  const rollout = rollouts.find(({ candidate }) => candidate.manifest.name === match?.remote.manifest.name);
  return rollout && { rollout, arm: taken.includes(rollout) ? 'candidate' : 'stable' };
}

/** From when a page asks for a thread until it is rendered. */
function renderSpan(match: Match | null): Parameters<typeof traced>[0] {
  const { name = 'shell', version = '' } = match?.remote.manifest ?? {};
  return {
    name: 'render',
    kind: 'internal',
    attributes: {
      'lens.remote': name,
      'lens.version': version,
      'http.route': match?.route.path ?? '(no page)',
    },
  };
}

/** Renders a page in a state of the site. @param visitor undefined for a page that everybody gets */
export async function createPageOutcome(
  services: PageServices,
  page: RequestedPage,
  { snapshot, settings, revision, preview }: SiteState,
  visitor?: Visitor,
): Promise<PageOutcome> {
  const { address, query } = page;
  const match = matchRoute(snapshot.remotes, address.path, query);
  const leftOut = match ? null : matchRoute(snapshot.leftOut, address.path);
  const { state, remotes } = createPageState(services, { page, settings, snapshot, match });
  if (leftOut) state.leftOut = true;
  const output = await traced(
    renderSpan(match),
    (span) =>
      services.renderer.render({
        url: `${writeAddress(address.prefix, address.path)}${query}`,
        path: address.path,
        search: query,
        state,
        composition: { id: snapshot.id, remotes },
        servedFolders: servedVersions(snapshot).map(({ folder }) => folder),
        apiUrl: services.apiUrl,
        apiHeaders: {
          ...(visitor ? { 'x-forwarded-for': visitor.ip } : {}),
          ...(revision === null ? {} : { [contentRevisionHeader]: revision }),
          ...(span && { traceparent: span.traceparent }),
        },
        dataLimitMs: services.pageDataLimitMs,
        ...(visitor?.form ? { form: visitor.form } : {}),
      }),
    ({ failure }) => failure !== undefined,
  );
  if (output.failure) logFailure(services, match, output);
  const failedArm = armOf(snapshot, match);
  if (output.redirect)
    return {
      status: 303,
      location: writeAddress(address.prefix, output.redirect),
      cacheControl: 'no-store',
    };
  // Browsers must revalidate this, because a page may get this address again.
  if (output.moved)
    return {
      status: 301,
      location: `${writeAddress(address.prefix, output.moved)}${query}`,
      cacheControl: 'public, max-age=0, must-revalidate',
    };

  // Asked for by a frame of the back office; other sites may frame no page.
  const isOverlaid = state.surface === 'public' && hasOverlay(query);
  const framed = isOverlaid || (match?.route.framed ?? false);
  const document = await createPageDocument(services, {
    snapshot,
    match,
    state,
    remotes,
    output,
    framed,
    preview,
  });
  const isPersonal =
    preview !== undefined || (query !== '' && (isOverlaid || (match?.route.action ?? false)));
  // Rendered pages that search engines may not index are for one person, such as a preview.
  const isCacheable =
    !visitor?.form && output.status === 200 && !isPersonal && !(output.rendered && output.head.noindex);
  const isPrefixed = address.prefix !== null;
  const isDivided = snapshot.rollouts.length > 0;
  const vary = [
    ...(isPrefixed && !isDivided ? [] : ['Cookie']),
    ...(isPrefixed ? [] : ['Accept-Language']),
    ...(isCacheable ? ['Accept-Encoding', 'Save-Data'] : []),
  ];
  return {
    status: output.status,
    headers: {
      ...(vary.length > 0 ? { vary: vary.join(', ') } : {}),
      'content-security-policy': document.policy,
      ...(process.env['NODE_ENV'] === 'development' ? {} : { 'integrity-policy': integrityPolicy }),
      'cache-control': cacheControl(isCacheable, isPrefixed && !isDivided, isPersonal),
      'content-language': /<html lang="([^"]+)"/.exec(document.html)?.[1] ?? 'en',
      // Without this header browsers request a font only after they have laid out text in it.
      ...(document.fonts.length > 0
        ? { link: document.fonts.map((font) => `<${font}>; rel=preload; as=font; crossorigin`).join(', ') }
        : {}),
      ...(output.status === 503 ? { 'retry-after': '5' } : {}),
      'content-type': 'text/html; charset=utf-8',
    },
    html: document.html,
    route: (match ?? leftOut)?.route.path ?? '(no page)',
    composition: snapshot.id,
    isCacheable,
    lacksData: output.lacksData ?? false,
    ...(output.failure !== undefined && failedArm && { failedArm }),
  };
}
