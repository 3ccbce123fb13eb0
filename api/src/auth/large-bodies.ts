import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { BodyRules } from '../common/input/body-rules.js';
import { bodyLimitBytes } from '../common/limits/body-limit.js';
import { bearerToken } from './access.guard.js';
import type { Tokens } from './tokens.js';

/**
 * A body of more than the usual size is read for nobody who holds no token of ours: half a megabyte is much to take apart
 * for a stranger. Whether its session still lasts and its role is right is looked at where all routes do.
 */
export const requireTokenForLargeBodies =
  (rules: BodyRules, tokens: Tokens): RequestHandler =>
  (request: Request, _response: Response, next: NextFunction): void => {
    if (rules.ruleFor(request).limitBytes <= bodyLimitBytes) return next();
    try {
      tokens.verify(bearerToken(request) ?? '');
      next();
    } catch (refusal) {
      next(refusal);
    }
  };
