import type { IncomingMessage } from 'node:http';
import type { RawBodyRequest } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { decodeText } from '@lens/contracts/decode-text';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { ApiError } from '../errors/api-error.js';
import { bodyLimitBytes, bodyLimitKey } from '../limits/body-limit.js';
import type { Route } from '../routes/route-table.js';
import { acceptedBodyKey, type AcceptedBody } from './accepts-body.js';

/** How the body of a request is read, before Nest finds its route. */
export interface BodyRule {
  limitBytes: number;
  /** Undefined if the route accepts only JSON. */
  accepted?: AcceptedBody;
}

const defaultRule: BodyRule = { limitBytes: bodyLimitBytes };

/**
 * Collects what routes state with `@AcceptsBody` and `@BodyLimit`, for middleware that runs before Nest finds a route.
 */
export class BodyRules {
  private readonly rules: { method: string; address: RegExp; rule: BodyRule }[];

  constructor(routes: readonly Route[]) {
    this.rules = routes.map(({ method, path, handler }) => {
      const metadata = <Value>(key: string) => Reflect.getMetadata(key, handler) as Value | undefined;
      const limitBytes = Math.max(metadata<number>(bodyLimitKey) ?? 0, bodyLimitBytes);
      const rule: BodyRule = { limitBytes, accepted: metadata<AcceptedBody>(acceptedBodyKey) };
      return { method, address: addressPattern(path), rule };
    });
    this.rules = this.rules.filter(({ rule }) => rule.accepted || rule.limitBytes > bodyLimitBytes);
  }

  ruleFor({ method, url = '' }: IncomingMessage): BodyRule {
    const [path = ''] = url.split('?', 1);
    return this.rules.find((one) => one.method === method && one.address.test(path))?.rule ?? defaultRule;
  }

  get limits(): number[] {
    return [
      ...new Set([defaultRule, ...this.rules.map(({ rule }) => rule)].map(({ limitBytes }) => limitBytes)),
    ];
  }
}

/** Matches paths as Express does: ignoring case and a slash at the end. */
const addressPattern = (path: string): RegExp => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`, 'i');

/** Refuses bodies that no parser would read. */
export const rejectUnsupportedTypes =
  (rules: BodyRules): RequestHandler =>
  (request: Request, _response: Response, next: NextFunction): void => {
    const { accepted } = rules.ruleFor(request);
    const isUnsupported = request.is(['json', ...(accepted?.types ?? [])]) === false;
    const isEmpty = request.headers['content-length'] === '0';
    next(
      isUnsupported && !isEmpty ? new ApiError(accepted?.errorCode ?? 'unsupported_media_type') : undefined,
    );
  };

/** Parses each body up to the limit of its route. */
export function parseBodies(app: NestExpressApplication, rules: BodyRules): void {
  for (const limitBytes of rules.limits) {
    const matches =
      (hasType: (request: Request, rule: BodyRule) => boolean) => (request: IncomingMessage) => {
        const rule = rules.ruleFor(request);
        return rule.limitBytes === limitBytes && hasType(request as Request, rule);
      };
    const isText = matches(isReadAsText);
    app.useBodyParser('text', { limit: limitBytes, type: isText });
    app.useBodyParser('json', { limit: limitBytes, type: matches((request) => Boolean(request.is('json'))) });
  }
  app.use(decodeFiles(rules));
}

const isReadAsText = (request: Request, { accepted }: BodyRule): boolean =>
  accepted?.readBy === 'text parser' && Boolean(request.is([...accepted.types]));

/** Decodes files by their first bytes: programs send them as they are on disk, and the parser takes them for UTF-8. */
const decodeFiles =
  (rules: BodyRules): RequestHandler =>
  (request: RawBodyRequest<Request>, _response: Response, next: NextFunction): void => {
    const isDecoded = /charset/i.test(request.headers['content-type'] ?? '');
    if (!request.rawBody || isDecoded || !isReadAsText(request, rules.ruleFor(request))) return next();
    const text = decodeText(request.rawBody);
    if (text === null) return next(new ApiError('text_not_unicode'));
    request.body = text;
    next();
  };
