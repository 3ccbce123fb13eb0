import { SetMetadata } from '@nestjs/common';
import type { ErrorCode } from '../errors/catalogue.js';

/** What a route takes besides JSON. */
export interface AcceptedBody {
  /** As `request.is` knows them: `multipart/form-data`, `urlencoded`. */
  types: readonly string[];
  /** Who reads it: the parser of texts, before the route; or the route, as far as it needs what it says. */
  readBy: 'text parser' | 'route';
  /** What a body of any other type is refused with. */
  errorCode?: ErrorCode;
}

export const acceptedBodyKey = 'taken-body';

/** States what a route takes besides JSON. A route without it takes JSON alone. */
export const AcceptsBody = (body: AcceptedBody): MethodDecorator => SetMetadata(acceptedBodyKey, body);
