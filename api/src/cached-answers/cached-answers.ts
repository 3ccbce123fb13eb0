import type { IncomingMessage, ServerResponse } from 'node:http';
import { contentRevisionHeader } from '@lens/contracts/content-revision';
import type { Logger } from 'pino';
import { logRequest, requestIdOf } from '../common/logging/request-log.js';
import type { ContentRevision } from '../content-revision/content-revision.js';
import { sendAnswer, type Answer } from './answer.js';
import { AnswerStore } from './answer-store.js';
import { BusyMeter } from './busy-meter.js';
import type { CachedRoute, CachedRoutes } from './cached-routes.js';
import { captureAnswer, type RequestListener } from './capture-answer.js';

/** Under load, a revision that was read so long ago is taken for the current one. Otherwise each request reads it. */
const maxAgeMs = 50;
/** So many requests in that time are load: more than one caller after the other can send. */
const busyRequests = 100;

export interface CachedAnswersParts {
  routes: CachedRoutes;
  revision: ContentRevision;
  store: AnswerStore;
  log: Logger;
  /** Counts the request on its route. @returns whether it is within the limit */
  isWithinLimit(route: CachedRoute, request: IncomingMessage): Promise<boolean>;
  /** The framework. */
  listener: RequestListener;
}

interface Making {
  revision: string;
  answer: Promise<Answer | undefined>;
}

/** Answers cached routes before the framework is entered, and passes it every other request. */
export class CachedAnswers {
  private readonly making = new Map<string, Making>();
  private readonly load = new BusyMeter(busyRequests, maxAgeMs);

  constructor(private readonly parts: CachedAnswersParts) {}

  readonly handle: RequestListener = (request, response) => {
    const { routes, listener } = this.parts;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead) this.forgetBeforeAnswer(response);
    const route = isRead ? routes.find(request.url!) : undefined;
    if (!route) return listener(request, response);
    if (!isForEverybody(request)) return void captureAnswer(listener, request, response);
    const revision = this.recentRevision(request);
    if (revision === undefined || route.isLimited)
      return void this.answerAfterReading(route, request, response);
    this.answer(revision, route, request, response);
  };

  /** The revision, if it need not be read. A caller that knows another one has heard of it from another replica. */
  private recentRevision({ headers }: IncomingMessage): string | undefined {
    const { revision } = this.parts;
    const known = this.load.use(performance.now()) ? revision.recent(maxAgeMs) : undefined;
    const named = headers[contentRevisionHeader];
    if (named === undefined || named === known) return known;
    revision.forget();
    return undefined;
  }

  private async answerAfterReading(
    route: CachedRoute,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const { revision, listener, isWithinLimit } = this.parts;
    const current = await revision.current().catch(() => undefined);
    if (response.destroyed) return;
    // Without the database there is no cached answer either, so that the framework says what is wrong.
    if (current === undefined) return void captureAnswer(listener, request, response);
    const isCounted = route.isLimited && this.parts.store.get(request.url!, current) !== undefined;
    if (isCounted && !(await isWithinLimit(route, request))) return listener(request, response);
    this.answer(current, route, request, response);
  }

  private answer(
    revision: string,
    route: CachedRoute,
    request: IncomingMessage,
    response: ServerResponse,
  ): void {
    const target = request.url!;
    const cached = this.parts.store.get(target, revision);
    if (cached) return this.send(cached, route, request, response);
    const making = this.making.get(target);
    // Limited routes count every request that the framework answers.
    if (making?.revision === revision && !route.isLimited)
      return void this.answerTogether(making, route, request, response);
    this.make(target, revision, request, response);
  }

  /** Lets the framework answer, and stores the answer under the revision that was read before. */
  private make(target: string, revision: string, request: IncomingMessage, response: ServerResponse): void {
    const answer = captureAnswer(this.parts.listener, request, response);
    const making = { revision, answer };
    this.making.set(target, making);
    void answer.then((made) => {
      if (made) this.parts.store.set(target, revision, made);
      if (this.making.get(target) === making) this.making.delete(target);
    });
  }

  private async answerTogether(
    { answer }: Making,
    route: CachedRoute,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const made = await answer;
    if (made) this.send(made, route, request, response);
    else void captureAnswer(this.parts.listener, request, response);
  }

  private send(
    answer: Answer,
    { path }: CachedRoute,
    request: IncomingMessage,
    response: ServerResponse,
  ): void {
    const requestId = requestIdOf(request);
    logRequest(this.parts.log, request, response, { requestId, route: () => path });
    sendAnswer(request, response, answer, requestId);
  }

  /** Whoever has the answer of a write reads what was written. */
  private forgetBeforeAnswer(response: ServerResponse): void {
    const { writeHead } = response;
    response.writeHead = (...parts: unknown[]) => {
      this.parts.revision.forget();
      return Reflect.apply(writeHead, response, parts);
    };
  }
}

/** Nobody's answer is cached who says who they are, and none that a body could change. */
const isForEverybody = ({ headers }: IncomingMessage): boolean =>
  headers.authorization === undefined &&
  headers.cookie === undefined &&
  headers['content-length'] === undefined &&
  headers['transfer-encoding'] === undefined;
