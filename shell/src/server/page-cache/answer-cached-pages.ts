import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { LanguageCode } from '@lens/contracts/languages';
import { detectedLanguage } from '../language-of-request';
import { pageAnswered } from '../measurements';
import { logRequest } from '../request-log';
import { maxTargetLength, queryOf } from '../request-target';
import { withoutCampaign } from './campaign';
import type { CachedPage } from './cached-page';
import { PageCache } from './page-cache';
import { hasPreview } from '../rollout/previews';
import type { VisitorGroups } from '../rollout/visitor-groups';
import { sendCachedPage, type StandardHeaders } from './send-cached-page';
import type { HeadersForProxy } from './state-for-proxies';

interface Options {
  cache: PageCache;
  groups: VisitorGroups;
  standard: StandardHeaders;
  forProxy: HeadersForProxy;
  log: Logger;
  /** The languages of the site that a request without one may get. */
  offered: () => readonly LanguageCode[];
}

function findCached(
  { cache, offered }: Options,
  request: IncomingMessage,
  group: string,
): CachedPage | undefined {
  const { url = '', method } = request;
  if ((method !== 'GET' && method !== 'HEAD') || !url.startsWith('/') || url.length > maxTargetLength)
    return undefined;
  const query = queryOf(url);
  const target = query === '' ? url : `${url.slice(0, -query.length)}${withoutCampaign(query)}`;
  return (
    cache.fresh(PageCache.keyFor(target, group)) ??
    cache.fresh(
      PageCache.keyFor(PageCache.unprefixedKey(target, detectedLanguage(request, offered())), group),
    )
  );
}

/** Answers requests for cached pages before anything else runs; all others are passed on. */
export function answerCachedPages(options: Options, next: RequestListener): RequestListener {
  const { log, standard, forProxy, groups } = options;
  return (request: IncomingMessage, response: ServerResponse) => {
    if (hasPreview(request.headers.cookie)) return next(request as never, response as never);
    const group = groups.of(request.headers.cookie);
    const cached = findCached(options, request, group.key);
    if (!cached) return next(request as never, response as never);
    if (pageAnswered.hasReaders) pageAnswered.publish({ source: 'cache' });
    const { id, span } = logRequest(log, request, response, {
      pattern: cached.route,
      composition: cached.composition,
    });
    sendCachedPage({ request, response, standard, id, span, forProxy, cookie: group.setCookie }, cached);
  };
}
