import { SetMetadata } from '@nestjs/common';
import type { ErrorCode } from '../errors/catalogue.js';

/** What a route accepts besides JSON. */
export interface AcceptedBody {
  /** Types for `request.is`: `multipart/form-data`, `urlencoded`. */
  types: readonly string[];
  /** What reads the body: the text parser before the route, or the route itself if it needs the body. */
  readBy: 'text parser' | 'route';
  /** The error for a body of any other type. */
  errorCode?: ErrorCode;
}

export const acceptedBodyKey = 'accepted-body';

/** States what a route accepts besides JSON. A route without it accepts only JSON. */
export const AcceptsBody = (body: AcceptedBody): MethodDecorator => SetMetadata(acceptedBodyKey, body);
