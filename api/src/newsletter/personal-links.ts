import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { isLanguageCode, sourceLanguage } from '@lens/contracts/languages';
import { z } from 'zod';
import { ApiError } from '../common/errors/api-error.js';
import type { Environment } from '../config/env.js';
import { ENVIRONMENT } from '../config/token.js';
import type { Subscriber } from './subscriber.entity.js';

type Addressee = Pick<Subscriber, 'id' | 'round' | 'language'>;

const confirming = 'newsletter:confirm';
const unsubscribing = 'newsletter:unsubscribe';

const confirmation = z.object({ sub: z.uuid(), round: z.uuid() });
const farewell = z.object({ sub: z.uuid() });

/**
 * Links that prove who holds them. They are signed and made when they are needed, so neither they nor anything
 * they could be made from stands in the database or its dumps.
 */
@Injectable()
export class PersonalLinks {
  constructor(
    private readonly jwt: JwtService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** A page with a button: opening it changes nothing. */
  confirm({ id, round, language }: Addressee, expiresAt: string): string {
    const exp = Math.floor(Date.parse(expiresAt) / 1000);
    const token = this.sign({ sub: id, round, exp }, confirming);
    return this.page('/newsletter/confirm', language, token);
  }

  /** A page with a button. It works for as long as the secret stays the same. */
  unsubscribe({ id, language }: Pick<Addressee, 'id' | 'language'>): string {
    return this.page('/newsletter/unsubscribe', language, this.sign({ sub: id }, unsubscribing));
  }

  /** What a mail program posts to by itself (RFC 8058). */
  oneClick({ id }: Pick<Addressee, 'id'>): string {
    return `${this.environment.publicUrl}/api/newsletter/unsubscribe?token=${this.sign({ sub: id }, unsubscribing)}`;
  }

  /** @throws ApiError 400 `link_not_valid` */
  readConfirm(token: string): Pick<Addressee, 'id' | 'round'> {
    const { sub, round } = this.read(token, confirming, confirmation);
    return { id: sub, round };
  }

  /** @throws ApiError 400 `link_not_valid` */
  readUnsubscribe(token: string): string {
    return this.read(token, unsubscribing, farewell).sub;
  }

  private sign(payload: object, audience: string): string {
    return this.jwt.sign(payload, { algorithm: 'HS256', noTimestamp: true, audience });
  }

  private read<Shape extends z.ZodType>(token: string, audience: string, shape: Shape): z.infer<Shape> {
    try {
      return shape.parse(this.jwt.verify(token, { algorithms: ['HS256'], audience }));
    } catch {
      throw new ApiError('link_not_valid');
    }
  }

  private page(path: string, language: string, token: string): string {
    const prefix = isLanguageCode(language) && language !== sourceLanguage ? `/${language}` : '';
    return `${this.environment.publicUrl}${prefix}${path}?token=${token}`;
  }
}
