import type { LanguageCode } from '@lens/contracts/languages';
import type { Clock } from '../../common/clock.js';
import type { ServiceTarget } from '../../config/translation-env.js';
import { backoffMs, cooldownMs } from './backoff.js';
import { exchange } from './request-translation.js';
import type { Protocol } from './protocol.js';
import { ServiceError } from './service-error.js';

interface Ask {
  /** The text is XML. */
  markup: boolean;
  signal: AbortSignal;
}

/** One service, as this process may use it. After a failure it is left alone for a while, by everybody. */
export class ServiceClient {
  private resting: { until: number; error: ServiceError } | undefined;

  /** @param target undefined where the deployment has none @param timeLimitMs of one attempt */
  constructor(
    readonly protocol: Protocol,
    private readonly target: ServiceTarget | undefined,
    private readonly clock: Clock,
    private readonly timeLimitMs = 15_000,
  ) {}

  get isEnabled(): boolean {
    return this.target !== undefined;
  }

  supports(language: LanguageCode): boolean {
    return language in this.protocol.codes;
  }

  /** Until when it is left alone, and why; null where it is asked. */
  get rests(): { until: number; error: ServiceError } | null {
    return this.resting && this.clock.now() < this.resting.until ? this.resting : null;
  }

  /** Somebody has seen to what was wrong: the next text is tried. */
  askAgain(): void {
    this.resting = undefined;
  }

  /** From English. @throws ServiceError */
  async translate(text: string, to: LanguageCode, { markup, signal }: Ask): Promise<string> {
    const { name, codes } = this.protocol;
    if (!this.target) throw new ServiceError(`${name} service not configured`);
    const code = codes[to];
    if (!code) throw new ServiceError(`Language ${to} not supported by ${name}`);
    const request = this.protocol.request(this.target, text, code, markup);
    for (let attempt = 1; ; attempt += 1) {
      if (this.rests) throw this.rests.error;
      if (signal.aborted) throw new ServiceError(`${name} was not asked`);
      try {
        const limit = AbortSignal.any([signal, AbortSignal.timeout(this.timeLimitMs)]);
        return await exchange(request, {
          protocol: this.protocol,
          signal: limit,
          now: () => this.clock.now(),
        });
      } catch (error) {
        if (!(error instanceof ServiceError) || signal.aborted) throw error;
        const pause = backoffMs(error, attempt);
        if (pause === null) throw this.rest(error);
        await this.clock.pause(pause, signal).catch(() => {
          throw error;
        });
      }
    }
  }

  private rest(error: ServiceError): ServiceError {
    // Whoever comes meanwhile is told the same, and has sent nothing.
    const later = new ServiceError(error.message, { ...error.refusal, mayBeBilled: false });
    this.resting = { until: this.clock.now() + cooldownMs(error), error: later };
    return error;
  }
}
