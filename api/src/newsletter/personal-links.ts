import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { isLanguageCode, sourceLanguage } from '@lens/contracts/languages';
import { z } from 'zod';
import { ApiError } from '../common/errors/api-error.js';
import type { Environment } from '../config/env.js';
import { ENVIRONMENT } from '../config/environment-token.js';
import type { Subscriber } from './subscriber.entity.js';

type Addressee = Pick<Subscriber, 'id' | 'round' | 'language'>;

const confirmAudience = 'newsletter:confirm';
const unsubscribeAudience = 'newsletter:unsubscribe';

const confirmClaims = z.object({ sub: z.uuid(), round: z.uuid() });
const unsubscribeClaims = z.object({ sub: z.uuid() });

/**
 * Signed links that identify a subscriber. They are made when they are needed, so that neither the database nor its
 * dumps contain them or anything that they could be made from.
 */
@Injectable()
export class PersonalLinks {
  constructor(
    private readonly jwt: JwtService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** Leads to a page with a button, so that opening it changes nothing. */
  confirmUrl({ id, round, language }: Addressee, expiresAt: string): string {
    const exp = Math.floor(Date.parse(expiresAt) / 1000);
    const token = this.sign({ sub: id, round, exp }, confirmAudience);
    return this.pageUrl('/newsletter/confirm', language, token);
  }

  /** Leads to a page with a button. It works for as long as the secret stays the same. */
  unsubscribeUrl({ id, language }: Pick<Addressee, 'id' | 'language'>): string {
    return this.pageUrl('/newsletter/unsubscribe', language, this.sign({ sub: id }, unsubscribeAudience));
  }

  /** The address that a mail program posts to by itself (RFC 8058). */
  oneClickUrl({ id }: Pick<Addressee, 'id'>): string {
    return `${this.environment.publicUrl}/api/newsletter/unsubscribe?token=${this.sign({ sub: id }, unsubscribeAudience)}`;
  }

  /** @throws ApiError 400 `link_not_valid` */
  verifyConfirmToken(token: string): Pick<Addressee, 'id' | 'round'> {
    const { sub, round } = this.verify(token, confirmAudience, confirmClaims);
    return { id: sub, round };
  }

  /** @throws ApiError 400 `link_not_valid` */
  verifyUnsubscribeToken(token: string): string {
    return this.verify(token, unsubscribeAudience, unsubscribeClaims).sub;
  }

  private sign(payload: object, audience: string): string {
    return this.jwt.sign(payload, { algorithm: 'HS256', noTimestamp: true, audience });
  }

  private verify<Shape extends z.ZodType>(token: string, audience: string, shape: Shape): z.infer<Shape> {
    try {
      return shape.parse(this.jwt.verify(token, { algorithms: ['HS256'], audience }));
    } catch {
      throw new ApiError('link_not_valid');
    }
  }

  private pageUrl(path: string, language: string, token: string): string {
    const prefix = isLanguageCode(language) && language !== sourceLanguage ? `/${language}` : '';
    return `${this.environment.publicUrl}${prefix}${path}?token=${token}`;
  }
}
