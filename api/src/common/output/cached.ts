import { applyDecorators, SetMetadata } from '@nestjs/common';
import { deferSwagger } from '../deferred-swagger.js';

export const cachedKey = 'cached';

/**
 * States that the answer depends on nothing but the address and what the content revision stands for. Answers are then
 * cached until the revision changes, and callers can ask by ETag whether theirs is still current.
 */
export const Cached = (): MethodDecorator =>
  applyDecorators(
    SetMetadata(cachedKey, true),
    deferSwagger(({ ApiResponse }) =>
      ApiResponse({
        status: 304,
        description: 'The caller already has this answer: `If-None-Match` names it.',
      }),
    ),
  );
