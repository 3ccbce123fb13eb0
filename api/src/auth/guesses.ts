import { Injectable } from '@nestjs/common';
import { Limiter } from '../common/limits/limiter.js';

/**
 * How often somebody may be wrong; a success forgets what was counted. Count before looking at the guess: guesses sent
 * in parallel must not slip through together.
 */
@Injectable()
export class Guesses {
  /** Failed sign-ins, by `attemptKey`. */
  readonly passwords = new Limiter({ requests: 10, seconds: 15 * 60 }, 'too_many_attempts');

  /** Wrong codes, by user id whatever the address: only who knows the password gets as far as guessing them. */
  readonly codes = new Limiter({ requests: 20, seconds: 60 * 60 }, 'too_many_attempts');
}

export const attemptKey = (username: string, address: string): string =>
  `${username.toLowerCase()} ${address}`;
