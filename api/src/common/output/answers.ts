import { applyDecorators, HttpCode, SetMetadata } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { ZodDto } from 'nestjs-zod/dto';

export const answerKey = 'answer';

/** States what a route answers. `nothing` is for 204; everything else leaves through its schema. */
export function Answers(status: number, answer: ZodDto | 'nothing'): MethodDecorator {
  return applyDecorators(
    HttpCode(status),
    SetMetadata(answerKey, answer),
    ApiResponse(answer === 'nothing' ? { status } : { status, type: answer.Output }),
  );
}
