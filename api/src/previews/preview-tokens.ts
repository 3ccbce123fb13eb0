import { Injectable } from '@nestjs/common';
import { JwtService, TokenExpiredError } from '@nestjs/jwt';
import { previewRequest, type PreviewRequest } from '@lens/contracts/previews';
import { z } from 'zod';
import { ApiError } from '../common/errors/api-error.js';
import { Keys } from '../config/keys.js';

const lifetimeMinutes = 15;

const claims = z.object({ preview: previewRequest, exp: z.int() });

/** Signs and verifies the tokens in preview links, with a key of their own, so that no token opens a session. */
@Injectable()
export class PreviewTokens {
  private readonly secret: Buffer;

  constructor(
    private readonly jwt: JwtService,
    keys: Keys,
  ) {
    this.secret = keys.derive('preview');
  }

  issue(preview: PreviewRequest): { token: string; expires_at: string } {
    const exp = Math.floor(Date.now() / 1000) + lifetimeMinutes * 60;
    const token = this.jwt.sign(
      { preview, exp },
      { secret: this.secret, algorithm: 'HS256', noTimestamp: true },
    );
    return { token, expires_at: toIsoTime(exp) };
  }

  /** @throws ApiError 404 when the signature is not ours, 410 `preview_expired` */
  read(token: string): { preview: PreviewRequest; expires_at: string } {
    const { preview, exp } = this.verify(token);
    return { preview, expires_at: toIsoTime(exp) };
  }

  private verify(token: string): z.output<typeof claims> {
    try {
      return claims.parse(this.jwt.verify(token, { secret: this.secret, algorithms: ['HS256'] }));
    } catch (error) {
      throw new ApiError(error instanceof TokenExpiredError ? 'preview_expired' : 'not_found');
    }
  }
}

const toIsoTime = (seconds: number): string => new Date(seconds * 1000).toISOString();
