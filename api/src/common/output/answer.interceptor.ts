import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Response } from 'express';
import { map, type Observable } from 'rxjs';
import { answerKey, type Answer } from './answers.js';
import { JsonText } from './json-text.js';

/** Reduces every answer to its schema, so that the API never sends a column that the contract does not name. */
@Injectable()
export class AnswerInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const answer = this.reflector.get<Answer>(answerKey, context.getHandler());
    const response = context.switchToHttp().getResponse<Response>();
    return next.handle().pipe(
      map((value: unknown) => {
        // A 304 has no body, so there is nothing to parse.
        if (response.statusCode === 304) return undefined;
        if (!(value instanceof JsonText)) return strip(value, answer);
        response.type('json');
        return value.json;
      }),
    );
  }
}

function strip(value: unknown, answer: Answer): unknown {
  if (answer === 'nothing') return undefined;
  return 'files' in answer ? value : answer.schema.parse(value);
}
