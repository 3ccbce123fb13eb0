import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { BodyRules } from '../common/input/body-rules.js';
import { bodyLimitBytes } from '../common/limits/body-limit.js';
import { bearerToken } from './access.guard.js';
import type { Tokens } from './tokens.js';

/**
 * Refuses bodies above the default limit before reading them if the request has no valid token: parsing half a megabyte
 * is expensive. Session and role are checked later, as on every route.
 */
export const requireTokenForLargeBodies =
  (rules: BodyRules, tokens: Tokens): RequestHandler =>
  (request: Request, _response: Response, next: NextFunction): void => {
    if (rules.ruleFor(request).limitBytes <= bodyLimitBytes) return next();
    try {
      tokens.verify(bearerToken(request) ?? '');
      next();
    } catch (error) {
      next(error);
    }
  };
