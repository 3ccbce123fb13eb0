import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { ZodDto } from 'nestjs-zod/dto';
import { map, type Observable } from 'rxjs';
import { answerKey } from './answers.js';

/** Strips every answer to its schema, so that no column leaves that the contract does not name. */
@Injectable()
export class AnswerInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const answer = this.reflector.get<ZodDto | 'nothing' | 'file'>(answerKey, context.getHandler());
    if (answer === 'file') return next.handle();
    return next
      .handle()
      .pipe(map((value) => (answer === 'nothing' ? undefined : answer.schema.parse(value))));
  }
}
