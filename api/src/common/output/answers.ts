import { applyDecorators, HttpCode, SetMetadata } from '@nestjs/common';
import type { ZodDto } from 'nestjs-zod/dto';
import { deferSwagger } from '../deferred-swagger.js';

export const answerKey = 'answer';

/** An answer that is a file of one of these MIME types. */
interface FileAnswer {
  files: string[];
}

export type Answer = ZodDto | FileAnswer | 'nothing';

/**
 * States what a route answers when it does not fail. `nothing` is for 204; a file is sent unchanged, everything else is
 * reduced to its schema.
 */
export function Answers(status: number, answer: Answer): MethodDecorator {
  return applyDecorators(
    HttpCode(status),
    SetMetadata(answerKey, answer),
    deferSwagger(({ ApiResponse }) => ApiResponse({ status, ...responseShape(answer) })),
  );
}

function responseShape(answer: Answer) {
  if (answer === 'nothing') return {};
  if (!('files' in answer)) return { type: answer.Output };
  const schema = { type: 'string', format: 'binary' };
  return { content: Object.fromEntries(answer.files.map((type) => [type, { schema }])) };
}
