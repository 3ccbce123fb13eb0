import { Injectable } from '@nestjs/common';
import type { Limiter } from '../common/limits/limiter.js';
import { Limiters } from '../common/limits/limiters.js';
import { toNetwork } from '../common/limits/to-network.js';
import { KnownNetworks } from './known-networks.js';

const minuteSeconds = 60;
const hourSeconds = 60 * minuteSeconds;

/** A counter that an attempt has raised. */
interface Counter {
  limiter: Limiter;
  key: string;
}

/** An attempt, counted before it is checked: attempts sent in parallel must not all pass before one is counted. */
export class Attempt {
  constructor(
    private readonly networkCounter: Counter,
    private readonly sharedCounters: readonly Counter[],
  ) {}

  /** Uncounts this attempt, since it was not a failure; earlier failures still count. */
  async uncount(): Promise<void> {
    await uncountAll([this.networkCounter, ...this.sharedCounters]);
  }

  /** Resets the counter of this account and network, and uncounts this attempt in the shared counters. */
  async markSuccessful(): Promise<void> {
    await this.networkCounter.limiter.reset(this.networkCounter.key);
    await uncountAll(this.sharedCounters);
  }
}

/**
 * Limits failed sign-ins. An account is identified by its id, or by the submitted name if no account has it. Three
 * counters apply: per account and network, per network, and per account over all unknown networks. The last one would
 * let strangers lock somebody out, so it does not apply to networks from which the account has signed in before.
 */
@Injectable()
export class SignInAttempts {
  private readonly passwordLimiter: Limiter;
  private readonly passwordLimiterByNetwork: Limiter;
  private readonly passwordLimiterByAccount: Limiter;
  private readonly codeLimiter: Limiter;
  private readonly codeLimiterByAccount: Limiter;
  private readonly knownNetworks = new KnownNetworks();

  constructor(limiters: Limiters) {
    const create = (name: string, requests: number, seconds: number) =>
      limiters.shared({ name, requests, seconds, code: 'too_many_attempts', isUndone: true });
    this.passwordLimiter = create('password', 10, 15 * minuteSeconds);
    this.passwordLimiterByNetwork = create('password by network', 60, 15 * minuteSeconds);
    this.passwordLimiterByAccount = create('password by account', 100, hourSeconds);
    this.codeLimiter = create('code', 20, hourSeconds);
    this.codeLimiterByAccount = create('code by account', 20, hourSeconds);
  }

  /** @throws ApiError 429 `too_many_attempts` */
  countPassword(account: string, address: string): Promise<Attempt> {
    const network = toNetwork(address);
    const sharedCounters = [{ limiter: this.passwordLimiterByNetwork, key: network }];
    if (!this.knownNetworks.has(account, network))
      sharedCounters.push({ limiter: this.passwordLimiterByAccount, key: account });
    return countAttempt({ limiter: this.passwordLimiter, key: `${account} ${network}` }, sharedCounters);
  }

  /**
   * There is no limit per network, since only somebody who knows the password can try codes.
   * @param isShort whether the code could be guessed: six digits can, a recovery code cannot
   * @throws ApiError 429 `too_many_attempts`
   */
  countCode(account: string, address: string, isShort: boolean): Promise<Attempt> {
    const network = toNetwork(address);
    const isLimitedByAccount = isShort && !this.knownNetworks.has(account, network);
    return countAttempt(
      { limiter: this.codeLimiter, key: `${account} ${network}` },
      isLimitedByAccount ? [{ limiter: this.codeLimiterByAccount, key: account }] : [],
    );
  }

  /** Call after a successful sign-in. */
  rememberNetwork(account: string, address: string): void {
    this.knownNetworks.add(account, toNetwork(address));
  }
}

async function countAttempt(networkCounter: Counter, sharedCounters: Counter[]): Promise<Attempt> {
  const raised: Counter[] = [];
  for (const counter of [networkCounter, ...sharedCounters]) {
    try {
      await counter.limiter.count(counter.key);
      raised.push(counter);
    } catch (error) {
      // The attempt will not be checked, so it must not count as a failure.
      await uncountAll(raised);
      throw error;
    }
  }
  return new Attempt(networkCounter, sharedCounters);
}

async function uncountAll(counters: readonly Counter[]): Promise<void> {
  await Promise.all(counters.map(({ limiter, key }) => limiter.uncount(key)));
}

/** The key of a name that no account has. */
export const unknownAccountKey = (username: string): string =>
  `name ${username.normalize('NFKC').toLowerCase()}`;
