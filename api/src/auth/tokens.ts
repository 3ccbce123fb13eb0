import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { tokenPayload, type SessionUser, type TokenPayload } from '@lens/contracts/auth';
import { ApiError } from '../common/errors/api-error.js';

export const tokenMinutes = 30;
export const sessionHours = 12;

/** Signs and reads tokens: HS256 only, `{ sub, username, role, jti, exp }`. */
@Injectable()
export class Tokens {
  constructor(private readonly jwt: JwtService) {}

  /** Valid for 30 minutes, and at most until 12 hours after the sign-in. @throws ApiError 401 after those 12 hours */
  issue(user: SessionUser, session: { id: string; startedAt: number }): string {
    const now = Date.now();
    const end = Math.min(now + tokenMinutes * 60_000, session.startedAt + sessionHours * 3_600_000);
    if (end <= now) throw new ApiError('unauthenticated');
    const payload: TokenPayload = {
      sub: user.id,
      username: user.username,
      role: user.role,
      jti: session.id,
      exp: Math.floor(end / 1000),
    };
    return this.jwt.sign(payload, { algorithm: 'HS256', noTimestamp: true });
  }

  /** @throws ApiError 401 when the token was tampered with, has expired, or has another algorithm or shape */
  verify(token: string): TokenPayload {
    try {
      return tokenPayload.parse(this.jwt.verify(token, { algorithms: ['HS256'] }));
    } catch {
      throw new ApiError('unauthenticated');
    }
  }
}
