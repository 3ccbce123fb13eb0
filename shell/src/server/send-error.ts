import type { Response } from 'express';
import type { ErrorBody } from '@lens/contracts/errors';

/** Answers in the shape of the API's errors. */
export function sendError(response: Response, statusCode: number, code: string, error: string): void {
  const body: ErrorBody = { error, code, statusCode };
  response.status(statusCode).set('cache-control', 'no-store').json(body);
}
