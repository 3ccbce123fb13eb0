import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import helmet from 'helmet';
import { requireTokenForLargeBodies } from './auth/large-bodies.js';
import { Tokens } from './auth/tokens.js';
import { AppModule, type AppDependencies } from './app.module.js';
import { ApiError } from './common/errors/api-error.js';
import { BodyRules, parseBodies, rejectUnsupportedTypes } from './common/input/body-rules.js';
import { frameworkLog } from './common/logging/framework-log.js';
import { requestLog } from './common/logging/request-log.js';
import { RouteTable } from './common/routes/route-table.js';
import { documentApi } from './documentation/openapi.js';

/** Builds the app, not yet listening. @throws Error when a route does not state its access or its answer */
export async function createApp(foundations: AppDependencies): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(AppModule.forRoot(foundations), {
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
  app.use(forbidCaching);
  // Here is the place of a cache for public answers: logged and with headers, but before Nest is entered.
  const rules = new BodyRules(app.get(RouteTable).routes());
  app.use(rejectUnsupportedTypes(rules));
  app.use(requireTokenForLargeBodies(rules, app.get(Tokens, { strict: false })));
  parseBodies(app, rules);
  documentApi(app, foundations.environment.publicUrl);
  await app.init();
  app.use(answerUnknownRoute);
  return app;
}

/** Nest answers unknown routes under its prefix only. */
function answerUnknownRoute(_request: Request, response: Response): void {
  const { status, body } = new ApiError('route_not_found');
  response.status(status).json(body);
}

/** Whatever may be kept says so itself. */
function forbidCaching(_request: Request, response: Response, next: NextFunction): void {
  response.setHeader('Cache-Control', 'no-store');
  next();
}

/** Browsers reach the API through the shell's origin only, so no origin is ever allowed by CORS. */
function secureHeaders() {
  // Upgrading to https is the business of whoever serves https; here it would break the documentation page.
  const contentSecurityPolicy = { directives: { upgradeInsecureRequests: null } };
  return helmet({ contentSecurityPolicy, strictTransportSecurity: false });
}
