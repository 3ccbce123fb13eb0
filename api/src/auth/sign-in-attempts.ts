import { Injectable } from '@nestjs/common';
import { Limiter } from '../common/limits/limiter.js';
import { toNetwork } from '../common/limits/to-network.js';
import { KnownNetworks } from './known-networks.js';

const minute = 60;
const hour = 60 * minute;
const limiter = (requests: number, seconds: number) =>
  new Limiter({ requests, seconds }, 'too_many_attempts');

/** One count that a guess stands in. */
interface Counter {
  limiter: Limiter;
  key: string;
}

/** A guess that was counted before anybody looked at it: guesses sent in parallel must not slip through together. */
export class Attempt {
  constructor(
    private readonly own: Counter,
    private readonly shared: readonly Counter[],
  ) {}

  /** It was no failure, and says nothing of those before it. */
  async discount(): Promise<void> {
    await Promise.all([this.own, ...this.shared].map(({ limiter: of, key }) => of.discount(key)));
  }

  /** It was right: what was wrong before it at the same place is forgotten; what others share keeps its count. */
  async markSuccessful(): Promise<void> {
    await this.own.limiter.reset(this.own.key);
    await Promise.all(this.shared.map(({ limiter: of, key }) => of.discount(key)));
  }
}

/**
 * How often somebody may be wrong. An account is its id, or the name that was tried where there is none. Three counts
 * hold guesses back: those of an account from one place, those from one place whatever the account, and those of an
 * account from wherever it has never been signed in to. The last one would let strangers lock somebody out, so it does
 * not hold where its owner has signed in before.
 */
@Injectable()
export class SignInAttempts {
  private readonly passwordLimiter = limiter(10, 15 * minute);
  private readonly passwordLimiterByNetwork = limiter(60, 15 * minute);
  private readonly passwordLimiterByAccount = limiter(100, hour);
  private readonly codeLimiter = limiter(20, hour);
  private readonly codeLimiterByAccount = limiter(20, hour);
  private readonly knownNetworks = new KnownNetworks();

  /** @throws ApiError 429 `too_many_attempts` */
  countPassword(account: string, address: string): Promise<Attempt> {
    const place = toNetwork(address);
    const shared = [{ limiter: this.passwordLimiterByNetwork, key: place }];
    if (!this.knownNetworks.has(account, place))
      shared.push({ limiter: this.passwordLimiterByAccount, key: account });
    return countAttempt({ limiter: this.passwordLimiter, key: `${account} ${place}` }, shared);
  }

  /**
   * Only who knows the password gets as far as guessing codes.
   * @param isShort whether it could be guessed at all: six digits can, a recovery code cannot
   * @throws ApiError 429 `too_many_attempts`
   */
  countCode(account: string, address: string, isShort: boolean): Promise<Attempt> {
    const place = toNetwork(address);
    const isStranger = isShort && !this.knownNetworks.has(account, place);
    return countAttempt(
      { limiter: this.codeLimiter, key: `${account} ${place}` },
      isStranger ? [{ limiter: this.codeLimiterByAccount, key: account }] : [],
    );
  }

  /** Somebody signed in to the account from there. */
  rememberNetwork(account: string, address: string): void {
    this.knownNetworks.add(account, toNetwork(address));
  }
}

async function countAttempt(own: Counter, shared: Counter[]): Promise<Attempt> {
  const done: Counter[] = [];
  for (const count of [own, ...shared]) {
    try {
      await count.limiter.count(count.key);
      done.push(count);
    } catch (refused) {
      // It is not looked at, so it is no failure where it was counted already.
      await Promise.all(done.map(({ limiter: of, key }) => of.discount(key)));
      throw refused;
    }
  }
  return new Attempt(own, shared);
}

/** Of a name that no account has. */
export const unknownAccountKey = (username: string): string =>
  `name ${username.normalize('NFKC').toLowerCase()}`;
