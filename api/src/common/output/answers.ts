import { applyDecorators, HttpCode, SetMetadata } from '@nestjs/common';
import { errorBody } from '@lens/contracts/errors';
import { createZodDto, type ZodDto } from 'nestjs-zod/dto';
import { documented } from '../../documentation/documented.js';

class FailureAnswer extends createZodDto(errorBody) {}

export const answerKey = 'answer';

/** States what a route answers. `nothing` is for 204; everything else leaves through its schema. */
export function Answers(status: number, answer: ZodDto | 'nothing'): MethodDecorator {
  return applyDecorators(
    HttpCode(status),
    SetMetadata(answerKey, answer),
    documented(({ ApiResponse }) =>
      ApiResponse({ status: 'default', type: FailureAnswer.Output, description: 'Any failure' }),
    ),
    documented(({ ApiResponse }) =>
      ApiResponse(answer === 'nothing' ? { status } : { status, type: answer.Output }),
    ),
  );
}

/** States that a route answers a file of this type, as it is. */
export function AnswersFile(status: number, type: string): MethodDecorator {
  return applyDecorators(
    HttpCode(status),
    SetMetadata(answerKey, 'file'),
    documented(({ ApiResponse }) =>
      ApiResponse({ status: 'default', type: FailureAnswer.Output, description: 'Any failure' }),
    ),
    documented(({ ApiResponse }) =>
      ApiResponse({ status, content: { [type]: { schema: { type: 'string', format: 'binary' } } } }),
    ),
  );
}
