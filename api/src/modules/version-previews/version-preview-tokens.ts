import { Injectable } from '@nestjs/common';
import { JwtService, TokenExpiredError } from '@nestjs/jwt';
import { remoteName, versionName } from '@lens/contracts/registry';
import type { VersionPreview } from '@lens/contracts/version-previews';
import { z } from 'zod';
import { ApiError } from '../../common/errors/api-error.js';
import { Keys } from '../../config/keys.js';

/** Links are for colleagues, and end the same day; what a browser keeps ends within the hour. */
const linkMinutes = 8 * 60;
const openedMinutes = 60;

const claims = z.object({ remote: remoteName, version: versionName, exp: z.int() });
type Claims = z.infer<typeof claims>;
type Previewed = Pick<Claims, 'remote' | 'version'>;
/** A link opens nothing by itself: the one who is signed in exchanges it for a token of their own. */
type Kind = 'link' | 'opened';

const toIsoTime = (seconds: number): string => new Date(seconds * 1000).toISOString();

/** Signs what says which version somebody may preview; each kind with a key of its own. */
@Injectable()
export class VersionPreviewTokens {
  constructor(
    private readonly jwt: JwtService,
    private readonly keys: Keys,
  ) {}

  issueLink(previewed: Previewed): { token: string; expires_at: string } {
    return this.issue('link', previewed, this.inMinutes(linkMinutes));
  }

  /** @throws ApiError 404 if the link is not ours, 410 `preview_expired` */
  open(link: string): VersionPreview & { token: string } {
    const { remote, version, exp } = this.verify('link', link);
    const opened = this.issue('opened', { remote, version }, Math.min(exp, this.inMinutes(openedMinutes)));
    return { remote, version, ...opened };
  }

  /** @throws ApiError 404 if the token is not ours, 410 `preview_expired` */
  read(token: string): VersionPreview {
    const { remote, version, exp } = this.verify('opened', token);
    return { remote, version, expires_at: toIsoTime(exp) };
  }

  private inMinutes(minutes: number): number {
    return Math.floor(Date.now() / 1000) + minutes * 60;
  }

  private issue(kind: Kind, { remote, version }: Previewed, exp: number) {
    const options = { secret: this.secretOf(kind), algorithm: 'HS256', noTimestamp: true } as const;
    return { token: this.jwt.sign({ remote, version, exp }, options), expires_at: toIsoTime(exp) };
  }

  private verify(kind: Kind, token: string): Claims {
    try {
      return claims.parse(this.jwt.verify(token, { secret: this.secretOf(kind), algorithms: ['HS256'] }));
    } catch (error) {
      throw new ApiError(error instanceof TokenExpiredError ? 'preview_expired' : 'not_found');
    }
  }

  private secretOf(kind: Kind): Buffer {
    return this.keys.derive(kind === 'link' ? 'version preview link' : 'version preview');
  }
}
