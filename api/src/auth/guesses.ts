import { Injectable } from '@nestjs/common';
import { Limiter } from '../common/limits/limiter.js';
import { networkOf } from '../common/limits/network-of.js';
import { KnownPlaces } from './known-places.js';

const minute = 60;
const hour = 60 * minute;
const limiter = (requests: number, seconds: number) =>
  new Limiter({ requests, seconds }, 'too_many_attempts');

/** One count that a guess stands in. */
interface Count {
  limiter: Limiter;
  key: string;
}

/** A guess that was counted before anybody looked at it: guesses sent in parallel must not slip through together. */
export class Guess {
  constructor(
    private readonly own: Count,
    private readonly shared: readonly Count[],
  ) {}

  /** It was no failure, and says nothing of those before it. */
  async takeBack(): Promise<void> {
    await Promise.all([this.own, ...this.shared].map(({ limiter: of, key }) => of.takeBack(key)));
  }

  /** It was right: what was wrong before it at the same place is forgotten; what others share keeps its count. */
  async forgive(): Promise<void> {
    await this.own.limiter.forget(this.own.key);
    await Promise.all(this.shared.map(({ limiter: of, key }) => of.takeBack(key)));
  }
}

/**
 * How often somebody may be wrong. An account is its id, or the name that was tried where there is none. Three counts
 * hold guesses back: those of an account from one place, those from one place whatever the account, and those of an
 * account from wherever it has never been signed in to. The last one would let strangers lock somebody out, so it does
 * not hold where its owner has signed in before.
 */
@Injectable()
export class Guesses {
  private readonly passwords = limiter(10, 15 * minute);
  private readonly passwordsFrom = limiter(60, 15 * minute);
  private readonly passwordsOf = limiter(100, hour);
  private readonly codes = limiter(20, hour);
  private readonly codesOf = limiter(20, hour);
  private readonly places = new KnownPlaces();

  /** @throws ApiError 429 `too_many_attempts` */
  password(account: string, address: string): Promise<Guess> {
    const place = networkOf(address);
    const shared = [{ limiter: this.passwordsFrom, key: place }];
    if (!this.places.knows(account, place)) shared.push({ limiter: this.passwordsOf, key: account });
    return counted({ limiter: this.passwords, key: `${account} ${place}` }, shared);
  }

  /**
   * Only who knows the password gets as far as guessing codes.
   * @param isShort whether it could be guessed at all: six digits can, a recovery code cannot
   * @throws ApiError 429 `too_many_attempts`
   */
  code(account: string, address: string, isShort: boolean): Promise<Guess> {
    const place = networkOf(address);
    const isStranger = isShort && !this.places.knows(account, place);
    return counted(
      { limiter: this.codes, key: `${account} ${place}` },
      isStranger ? [{ limiter: this.codesOf, key: account }] : [],
    );
  }

  /** Somebody signed in to the account from there. */
  remember(account: string, address: string): void {
    this.places.add(account, networkOf(address));
  }
}

async function counted(own: Count, shared: Count[]): Promise<Guess> {
  const done: Count[] = [];
  for (const count of [own, ...shared]) {
    try {
      await count.limiter.count(count.key);
      done.push(count);
    } catch (refused) {
      // It is not looked at, so it is no failure where it was counted already.
      await Promise.all(done.map(({ limiter: of, key }) => of.takeBack(key)));
      throw refused;
    }
  }
  return new Guess(own, shared);
}

/** Of a name that no account has. */
export const nobody = (username: string): string => `name ${username.normalize('NFKC').toLowerCase()}`;
