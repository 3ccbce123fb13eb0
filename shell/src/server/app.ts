import { constants } from 'node:zlib';
import compression from 'compression';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import type { StandardHeaders } from './page-cache/send-cached-page';
import type { BucketFollower } from './registry/bucket-follower';
import { RendererBusy } from './render/pool/renderer-busy';
import { requestLog } from './request-log';
import { requestTarget } from './request-target';
import { apiProxy } from './routes/api-proxy';
import { formFields, ownOriginOnly } from './routes/form-posts';
import { healthRoutes } from './routes/health';
import { localeRoutes } from './routes/locales';
import { servePage, type CachedPageServices } from './routes/pages';
import { searchEngineRoutes } from './routes/search-engines';
import { remoteFiles, shellFiles } from './routes/static-files';
import { sendError } from './send-error';

interface AppServices extends CachedPageServices {
  distFolder: string;
  remotesFolder: string;
  trustedProxies: string;
  /** Null where others write the folder of remotes itself. */
  bucketFollower: Pick<BucketFollower, 'problem'> | null;
  /** Aborted when this process is about to stop. */
  leaving: AbortSignal;
  /** Routes of development builds only. */
  development?: RequestHandler | undefined;
}

const setStandardHeaders =
  (standard: StandardHeaders): RequestHandler =>
  (_request, response, next) => {
    for (const [name, value] of Object.entries(standard))
      if (value !== undefined) response.setHeader(name, value);
    next();
  };

const onError =
  ({ log }: CachedPageServices): ErrorRequestHandler =>
  (failure: { status?: number; message?: string }, _request, response, next) => {
    if (response.headersSent) return next(failure);
    if (failure instanceof RendererBusy) {
      response.set('retry-after', '2');
      return sendError(
        response,
        503,
        'page_unavailable',
        'The site is very busy. Please try again in a moment.',
      );
    }
    const status = failure.status ?? 500;
    if (status >= 500) log.error({ failure: failure.message }, 'request failed');
    const tooLarge = status === 413;
    if (tooLarge)
      sendError(response, 413, 'body_too_large', 'What was sent is larger than this form allows.');
    else if (status < 500) sendError(response, status, 'bad_request', 'The request could not be read.');
    else {
      response.set('retry-after', '5');
      sendError(
        response,
        503,
        'page_unavailable',
        'This page is not available at the moment. Please try again soon.',
      );
    }
  };

/** All routes of the public origin, in order of precedence. */
export function createApp(services: AppServices): Express {
  const { registry, apiUrl, log } = services;
  const page = servePage(services);
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', services.trustedProxies);
  app.set('etag', false);

  app.use(requestLog(log), setStandardHeaders(services.standard), requestTarget());
  if (services.development) app.use(services.development);
  app.use(healthRoutes(registry, apiUrl, services));
  app.all('/api/{*path}', apiProxy(apiUrl));
  app.use(shellFiles(services.distFolder, services.shell));
  app.use('/remotes', remoteFiles(services.remotesFolder, registry), notFound);
  app.use(compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } }));
  app.use(searchEngineRoutes(services));
  app.use('/locales', localeRoutes(services, registry), notFound);
  app.use(['/shell', '/static', '/api'], notFound);
  app.get('/{*path}', page);
  app.post('/{*path}', ownOriginOnly(services.publicUrl), ...formFields(), page);
  app.use((_request, response) =>
    sendError(response, 405, 'method_not_allowed', 'Pages can be read or posted to only.'),
  );
  app.use(onError(services));
  return app;
}

const notFound: express.RequestHandler = (_request, response) =>
  sendError(response, 404, 'not_found', 'There is nothing at this address.');
