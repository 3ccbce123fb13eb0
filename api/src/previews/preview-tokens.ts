import { Injectable } from '@nestjs/common';
import { JwtService, TokenExpiredError } from '@nestjs/jwt';
import { previewRequest, type PreviewRequest } from '@lens/contracts/previews';
import { z } from 'zod';
import { ApiError } from '../common/errors/api-error.js';
import { Keys } from '../config/keys.js';

const minutes = 15;

const claims = z.object({ preview: previewRequest, exp: z.int() });

/** Signs and reads what a preview link names, with a key that opens no session. */
@Injectable()
export class PreviewTokens {
  private readonly secret: Buffer;

  constructor(
    private readonly jwt: JwtService,
    keys: Keys,
  ) {
    this.secret = keys.for('preview');
  }

  /** Good for 15 minutes. */
  issue(preview: PreviewRequest): { token: string; expires_at: string } {
    const exp = Math.floor(Date.now() / 1000) + minutes * 60;
    const token = this.jwt.sign(
      { preview, exp },
      { secret: this.secret, algorithm: 'HS256', noTimestamp: true },
    );
    return { token, expires_at: momentOf(exp) };
  }

  /** @throws ApiError 404 when nothing of ours signed it, 410 `preview_expired` */
  read(token: string): { preview: PreviewRequest; expires_at: string } {
    const { preview, exp } = this.verified(token);
    return { preview, expires_at: momentOf(exp) };
  }

  private verified(token: string): z.output<typeof claims> {
    try {
      return claims.parse(this.jwt.verify(token, { secret: this.secret, algorithms: ['HS256'] }));
    } catch (refused) {
      throw new ApiError(refused instanceof TokenExpiredError ? 'preview_expired' : 'not_found');
    }
  }
}

const momentOf = (seconds: number): string => new Date(seconds * 1000).toISOString();
