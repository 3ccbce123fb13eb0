import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { idempotencyKey } from '@lens/contracts/consultations';
import type { Request } from 'express';
import { ApiError } from '../common/errors/api-error.js';

/** The `Idempotency-Key` header, or null without one. @throws ApiError 400 if it is malformed */
export const IdempotencyKey = createParamDecorator(
  (_data: unknown, context: ExecutionContext): string | null => {
    const header = context.switchToHttp().getRequest<Request>().get('idempotency-key');
    if (header === undefined) return null;
    const parsed = idempotencyKey.safeParse(header);
    if (parsed.success) return parsed.data;
    const message = 'Use 8 to 128 visible ASCII characters.';
    throw new ApiError('validation_failed', {
      details: [{ path: 'Idempotency-Key', code: 'invalid_format', message }],
    });
  },
);
