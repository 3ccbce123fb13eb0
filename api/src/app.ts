import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import helmet from 'helmet';
import { requireTokenForLargeBodies } from './auth/large-bodies.js';
import { Tokens } from './auth/tokens.js';
import { AppModule, type AppDependencies } from './app.module.js';
import { answerInFront } from './cached-answers/answer-in-front.js';
import { ApiError } from './common/errors/api-error.js';
import { BodyRules, parseBodies, rejectUnsupportedTypes } from './common/input/body-rules.js';
import { frameworkLog } from './common/logging/framework-log.js';
import { requestLog } from './common/logging/request-log.js';
import { RouteTable } from './common/routes/route-table.js';
import { documentApi } from './documentation/openapi.js';

/** Builds the app; it does not listen yet. @throws Error when a route does not state its access or its answer */
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
  app.use(securityHeaders());
  app.use(forbidCaching);
  const rules = new BodyRules(app.get(RouteTable).routes());
  app.use(rejectUnsupportedTypes(rules));
  app.use(requireTokenForLargeBodies(rules, app.get(Tokens, { strict: false })));
  parseBodies(app, rules);
  documentApi(app, foundations.environment.publicUrl);
  await app.init();
  app.use(answerUnknownRoute);
  answerInFront(app, foundations.log);
  return app;
}

/** Answers 404 outside `/api`: Nest does so only for unknown routes under its prefix. */
function answerUnknownRoute(_request: Request, response: Response): void {
  const { status, body } = new ApiError('route_not_found');
  response.status(status).json(body);
}

/** The default; a route whose answer may be cached sets its own header. */
function forbidCaching(_request: Request, response: Response, next: NextFunction): void {
  response.setHeader('Cache-Control', 'no-store');
  next();
}

/** Browsers reach the API through the shell's origin only, so no origin is ever allowed by CORS. */
function securityHeaders() {
  // The server that terminates TLS upgrades to https; doing it here would break the documentation page.
  const contentSecurityPolicy = { directives: { upgradeInsecureRequests: null } };
  return helmet({ contentSecurityPolicy, strictTransportSecurity: false });
}
