import type { IncomingMessage, Server } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Logger } from 'pino';
import proxyAddress from 'proxy-addr';
import { RateLimits } from '../common/limits/rate-limits.js';
import { refuseOverload } from '../common/limits/refuse-overload.js';
import { logRequest, requestIdOf } from '../common/logging/request-log.js';
import { RouteTable } from '../common/routes/route-table.js';
import { ContentRevision } from '../content-revision/content-revision.js';
import { AnswerStore } from './answer-store.js';
import { CachedAnswers } from './cached-answers.js';
import { CachedRoutes, type CachedRoute } from './cached-routes.js';
import type { RequestListener } from './capture-answer.js';

/**
 * Puts the cached answers in front of the framework: entering it costs several times what a cached answer does. More than it
 * can answer in time never enters it.
 */
export function answerInFront(app: NestExpressApplication, log: Logger): void {
  const server: Server = app.getHttpServer();
  const [listener] = server.listeners('request') as RequestListener[];
  const limits = app.get(RateLimits);
  const isTrusted = (app.getHttpAdapter().getInstance() as { get(name: string): unknown }).get(
    'trust proxy fn',
  ) as Parameters<typeof proxyAddress>[1];
  const answers = new CachedAnswers({
    routes: new CachedRoutes(app.get(RouteTable).routes()),
    revision: app.get(ContentRevision, { strict: false }),
    store: new AnswerStore(),
    log,
    isWithinLimit: ({ handler, path }: CachedRoute, request: IncomingMessage) =>
      limits.count(handler, path, proxyAddress(request, isTrusted)).then(
        () => true,
        () => false,
      ),
    listener: refuseOverload(listener!, (request, response) => {
      logRequest(log, request, response, { requestId: requestIdOf(request), route: () => '(refused)' });
    }),
  });
  server.off('request', listener!);
  server.on('request', answers.handle);
}
