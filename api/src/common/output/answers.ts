import { applyDecorators, HttpCode, SetMetadata } from '@nestjs/common';
import type { ZodDto } from 'nestjs-zod/dto';
import { documented } from '../../documentation/documented.js';

export const answerKey = 'answer';

/** States what a route answers when it does not fail. `nothing` is for 204; everything else leaves through its schema. */
export function Answers(status: number, answer: ZodDto | 'nothing'): MethodDecorator {
  return applyDecorators(
    HttpCode(status),
    SetMetadata(answerKey, answer),
    documented(({ ApiResponse }) =>
      ApiResponse(answer === 'nothing' ? { status } : { status, type: answer.Output }),
    ),
  );
}
