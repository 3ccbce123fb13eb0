import type { IncomingMessage } from 'node:http';
import { textFileBytes, xliffFileBytes, xliffType } from '@lens/contracts/text-files';
import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import helmet from 'helmet';
import { bearerOf } from './auth/access.guard.js';
import { Tokens } from './auth/tokens.js';
import { AppModule, type Foundations } from './app.module.js';
import { ApiError } from './common/errors/api-error.js';
import { jsonOnly } from './common/input/json-only.js';
import { bodyLimitBytes } from './common/limits/body-limit.js';
import { frameworkLog } from './common/logging/framework-log.js';
import { requestLog } from './common/logging/request-log.js';
import { RouteTable } from './common/routes/route-table.js';
import { documentApi } from './documentation/openapi.js';

/** Builds the app, not yet listening. @throws Error when a route does not state its access or its answer */
export async function createApp(foundations: Foundations): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(AppModule.on(foundations), {
    logger: frameworkLog(foundations.log),
    bodyParser: false,
    rawBody: true,
    abortOnError: false,
  });
  app.setGlobalPrefix('api');
  app.set('trust proxy', foundations.environment.trustedProxies);
  app.set('query parser', 'simple');
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(requestLog(foundations.log));
  app.use(secureHeaders());
  app.use(neverStored);
  // Here is the place of a cache for public answers: logged and with headers, but before Nest is entered.
  app.use(jsonOnly);
  app.use(signedInFirst(app.get(Tokens, { strict: false })));
  app.useBodyParser('text', { limit: xliffFileBytes, type: xliffType });
  app.useBodyParser('json', { limit: textFileBytes, type: isTextFile });
  app.useBodyParser('json', { limit: bodyLimitBytes });
  documentApi(app, foundations.environment.publicUrl);
  await app.init();
  app.get(RouteTable).routes();
  app.use(outsideTheApi);
  return app;
}

/**
 * Whole files are read for nobody who holds no token of ours: half a megabyte is much to take apart for a stranger.
 * Whether its session still lasts and its role is right is looked at where all routes do.
 */
const signedInFirst =
  (tokens: Tokens) =>
  (request: Request, _response: Response, next: NextFunction): void => {
    if (!isTextFile(request)) return next();
    try {
      tokens.read(bearerOf(request) ?? '');
      next();
    } catch (refusal) {
      next(refusal);
    }
  };

const isTextFile = (request: IncomingMessage): boolean =>
  request.url?.startsWith('/api/translations/files/') ?? false;

/** Nest answers unknown routes under its prefix only. */
function outsideTheApi(_request: Request, response: Response): void {
  const { status, body } = new ApiError('route_not_found');
  response.status(status).json(body);
}

/** Whatever may be kept says so itself. */
function neverStored(_request: Request, response: Response, next: NextFunction): void {
  response.setHeader('Cache-Control', 'no-store');
  next();
}

/** Browsers reach the API through the shell's origin only, so no origin is ever allowed by CORS. */
function secureHeaders() {
  // Upgrading to https is the business of whoever serves https; here it would break the documentation page.
  const contentSecurityPolicy = { directives: { upgradeInsecureRequests: null } };
  return helmet({ contentSecurityPolicy, strictTransportSecurity: false });
}
