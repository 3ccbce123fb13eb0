import type { Request, Response } from 'express';
import type { RolloutOutcome } from '@lens/contracts/rollouts';
import { currentSpan } from '@lens/metrics/traces/span';
import { readAddress, writeAddress } from '../../page/address';
import { canonicalCasing, matchRoute } from '../../page/match';
import { addressWhileSwitchedOff, languageOfRequest } from '../language-of-request';
import { withoutCampaign } from '../page-cache/campaign';
import { isRedirect, type PageOutcome, type RequestedPage } from '../page-cache/page-answer';
import type { CacheOutcome, PageCache } from '../page-cache/page-cache';
import { sendCachedPage, type StandardHeaders } from '../page-cache/send-cached-page';
import type { HeadersForProxy } from '../page-cache/state-for-proxies';
import { queryOf } from '../request-target';
import { serverTiming } from '../server-timing';
import type { Previews } from '../rollout/previews';
import type { FailedArm, VisitorGroups } from '../rollout/visitor-groups';
import type { SiteState, SiteStates } from '../site-state';
import { createPageOutcome, isForEverybody, type Visitor } from './page-outcome';
import type { PageServices } from './page-services';

export interface CachedPageServices extends PageServices {
  groups: VisitorGroups;
  previews: Previews;
  reportOutcome: (outcome: RolloutOutcome) => void;
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
  const timing = serverTiming(request, currentSpan());
  if (timing !== undefined) response.set('server-timing', timing);
  response.status(outcome.status).send(outcome.html);
}

interface Answer {
  answer: CacheOutcome;
  /** What failed for this visitor. */
  failed: FailedArm[];
}

/**
 * A page as its visitor gets it. If a candidate cannot render it, they get the stable version at once.
 * @param isSame whether everybody of a group gets the same
 */
async function answerFor(
  services: CachedPageServices,
  page: RequestedPage,
  { state, visitor, isSame }: { state: SiteState; visitor: Visitor; isSame: boolean },
): Promise<Answer> {
  const { pageCache, siteStates } = services;
  const answer = isSame
    ? await pageCache.answer(page, state)
    : { outcome: await createPageOutcome(services, page, state, visitor) };
  if (!('outcome' in answer) || isRedirect(answer.outcome) || !answer.outcome.failedArm)
    return { answer, failed: [] };
  const { failedArm } = answer.outcome;
  if (failedArm.arm === 'stable') return { answer, failed: [failedArm] };
  const others = state.snapshot.taken.filter((one) => one !== failedArm.rollout);
  const group = others.map(({ name }) => name).join(' ');
  const stable = await siteStates.currentFor(group);
  const again = await answerFor(services, { ...page, group }, { state: stable, visitor, isSame });
  // In that answer the stable version is in the place of the candidate, and is not judged by it.
  const failed = again.failed.filter(({ rollout }) => rollout !== failedArm.rollout);
  return { answer: again.answer, failed: [failedArm, ...failed] };
}

/** Tells what failed for a visitor, as far as it counts. */
function reportFailures(
  { groups, reportOutcome }: CachedPageServices,
  request: Request,
  { snapshot }: SiteState,
  failed: FailedArm[],
): void {
  for (const failure of failed.filter((one) => groups.counts(request.headers.cookie, one))) {
    const { rollout, arm } = failure;
    const { name: remote, version: candidate } = rollout.candidate.manifest;
    const stable = snapshot.registry.remotes[remote]?.version;
    const version = arm === 'candidate' ? candidate : stable;
    if (version !== undefined) reportOutcome({ rollout: rollout.name, remote, version, arm, failed: true });
  }
}

/** Answers requests for pages that are not cached, and forms posted to pages without JavaScript. */
export const servePage = (services: CachedPageServices) => async (request: Request, response: Response) => {
  const { locales, siteStates, groups } = services;
  const address = readAddress(request.path);
  const query = queryOf(request.originalUrl);
  const isPost = request.method === 'POST';
  // With 308 a browser posts the form again, so that nothing is lost.
  const permanentRedirect = isPost ? 308 : 301;

  if (address.prefix && !locales.isKnown(address.prefix))
    return response.redirect(302, `${address.path}${query}`);
  if (address.redirect) return response.redirect(permanentRedirect, `${address.redirect}${query}`);
  // The roll-outs are known once the state is.
  await siteStates.current();
  const group = groups.of(request.headers.cookie);
  const ofGroup = await siteStates.currentFor(group.key);
  const previewed = await services.previews.of(request.headers.cookie, ofGroup.snapshot);
  const state = previewed ? { ...ofGroup, ...previewed } : ofGroup;
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
    group: group.key,
  };
  const visitor = { ip: request.ip ?? '', ...(isPost && { form: request.body as Record<string, string> }) };
  const isSame = !isPost && !previewed && isForEverybody(page.query, match);
  const { answer, failed } = await answerFor(services, page, { state, visitor, isSame });
  reportFailures(services, request, state, failed);
  const cookie =
    failed.length > 0 ? groups.afterFailure(group, request.headers.cookie, failed) : group.setCookie;
  if ('outcome' in answer) {
    if (cookie !== undefined) response.set('set-cookie', cookie);
    sendOutcome(request, response, answer.outcome);
  } else {
    const id = response.locals['requestId'] as string;
    // They are written with the page; those that were set before would make Node merge both.
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    const { standard, forProxy } = services;
    const span = currentSpan();
    sendCachedPage({ request, response, standard, id, span, forProxy, cookie }, answer.cached);
  }
};
