import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendAnswer, toAnswer, type Answer } from './answer.js';

export type RequestListener = (request: IncomingMessage, response: ServerResponse) => void;

/** Headers by which the framework would answer without a body. */
const conditions = ['if-none-match', 'if-modified-since'] as const;

/**
 * Lets the framework answer, and sends its answer as a cached one is sent. The framework is asked for the whole answer,
 * even if the caller wants only its head or has it already. Everything but a 200 is sent as it is.
 * @returns the answer; undefined if it is no 200, or if the caller is gone before it is made
 */
export function captureAnswer(
  listener: RequestListener,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Answer | undefined> {
  const { method, headers } = request;
  const { end, write } = response;
  const hidden = conditions.map((name) => [name, headers[name]] as const);
  for (const name of conditions) headers[name] = undefined;
  request.method = 'GET';
  return new Promise((resolve) => {
    const restore = () => {
      request.method = method;
      for (const [name, value] of hidden) headers[name] = value;
      response.end = end;
      response.write = write;
    };
    const giveUp = () => {
      restore();
      resolve(undefined);
    };
    response.prependOnceListener('close', giveUp);
    response.write = (...parts: unknown[]) => {
      giveUp();
      return Reflect.apply(write, response, parts);
    };
    response.end = (...parts: unknown[]) => {
      restore();
      response.off('close', giveUp);
      if (response.statusCode !== 200 || response.headersSent) {
        resolve(undefined);
        return Reflect.apply(end, response, parts);
      }
      const answer = toAnswer(response, toBuffer(parts));
      const requestId = String(response.getHeader('x-request-id'));
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      sendAnswer(request, response, answer, requestId);
      resolve(answer);
      return response;
    };
    listener(request, response);
  });
}

function toBuffer([chunk, encoding]: unknown[]): Buffer {
  if (typeof chunk === 'string')
    return Buffer.from(chunk, (encoding as BufferEncoding | undefined) ?? 'utf8');
  return Buffer.isBuffer(chunk) ? chunk : Buffer.alloc(0);
}
