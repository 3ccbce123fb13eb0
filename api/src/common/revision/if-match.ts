import {
  applyDecorators,
  createParamDecorator,
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { tap, type Observable } from 'rxjs';
import { ApiError } from '../errors/api-error.js';
import { Fails } from '../errors/fails.js';
import { cachedKey } from '../output/cached.js';
import { deferSwagger } from '../deferred-swagger.js';

/**
 * Injects the revision that the change is based on, from `If-Match: "<revision>"`.
 * @throws ApiError 428 `revision_required` without the header, 400 if it is not a revision
 */
export const IfMatch = createParamDecorator((_data: unknown, context: ExecutionContext): number => {
  const header = context.switchToHttp().getRequest<Request>().get('if-match');
  if (header === undefined) throw new ApiError('revision_required');
  // Proxies that compress the answer mark the tag as weak.
  const [, revision] = /^(?:W\/)?"(\d{1,9})"$/.exec(header.trim()) ?? [];
  if (revision) return Number(revision);
  const message = 'Send the revision that you have read, in quotes.';
  throw new ApiError('validation_failed', {
    details: [{ path: 'If-Match', code: 'invalid_format', message }],
  });
});

/** Documents the header on a route that uses `@IfMatch()`. */
export const NeedsRevision = (): MethodDecorator =>
  applyDecorators(
    Fails('revision_conflict', 'revision_required'),
    deferSwagger(({ ApiHeader }) =>
      ApiHeader({
        name: 'If-Match',
        required: true,
        schema: { type: 'string', pattern: '^"\\d{1,9}"$', example: '"1"' },
      }),
    ),
  );

/** Sends the revision of an answer as its ETag, which callers send back in `If-Match`. */
@Injectable()
export class RevisionTag implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    // The tag of a cached answer stands for all of it, such as pictures, which have revisions of their own.
    if (Reflect.hasMetadata(cachedKey, context.getHandler())) return next.handle();
    const response = context.switchToHttp().getResponse<Response>();
    return next.handle().pipe(
      tap((answer: { revision?: number } | undefined) => {
        if (answer?.revision !== undefined) response.setHeader('ETag', `"${answer.revision}"`);
      }),
    );
  }
}
