import type { LanguageCode } from '@lens/contracts/languages';
import type { Clock } from '../../common/clock.js';
import type { ServiceTarget } from '../../config/translation-env.js';
import { backoffMs, cooldownMs } from './backoff.js';
import { requestTranslation } from './request-translation.js';
import type { Protocol } from './protocol.js';
import { ServiceError } from './service-error.js';

interface TranslateOptions {
  /** Whether the text is XML. */
  markup: boolean;
  signal: AbortSignal;
}

interface Cooldown {
  untilMs: number;
  error: ServiceError;
}

/** Calls one service. After a failure nobody in this process calls it for a while. */
export class ServiceClient {
  private lastCooldown: Cooldown | undefined;

  /** @param target undefined where the deployment has none @param attemptTimeoutMs of one attempt */
  constructor(
    readonly protocol: Protocol,
    private readonly target: ServiceTarget | undefined,
    private readonly clock: Clock,
    private readonly attemptTimeoutMs = 15_000,
  ) {}

  get isEnabled(): boolean {
    return this.target !== undefined;
  }

  supports(language: LanguageCode): boolean {
    return language in this.protocol.codes;
  }

  /** Null while the service may be called. */
  get cooldown(): Cooldown | null {
    return this.lastCooldown && this.clock.now() < this.lastCooldown.untilMs ? this.lastCooldown : null;
  }

  /** To be called once somebody has fixed the cause of a failure. */
  endCooldown(): void {
    this.lastCooldown = undefined;
  }

  /** Translates from English. @throws ServiceError */
  async translate(text: string, to: LanguageCode, { markup, signal }: TranslateOptions): Promise<string> {
    const { name, codes } = this.protocol;
    if (!this.target) throw new ServiceError(`${name} service not configured`);
    const code = codes[to];
    if (!code) throw new ServiceError(`Language ${to} not supported by ${name}`);
    const request = this.protocol.request(this.target, text, code, markup);
    for (let attempt = 1; ; attempt += 1) {
      if (this.cooldown) throw this.cooldown.error;
      if (signal.aborted) throw new ServiceError(`${name} was not called`);
      try {
        const attemptSignal = AbortSignal.any([signal, AbortSignal.timeout(this.attemptTimeoutMs)]);
        return await requestTranslation(request, {
          protocol: this.protocol,
          signal: attemptSignal,
          now: () => this.clock.now(),
        });
      } catch (error) {
        if (!(error instanceof ServiceError) || signal.aborted) throw error;
        const pauseMs = backoffMs(error, attempt);
        if (pauseMs === null) {
          this.startCooldown(error);
          throw error;
        }
        await this.clock.pause(pauseMs, signal).catch(() => {
          throw error;
        });
      }
    }
  }

  private startCooldown(error: ServiceError): void {
    // Calls during the cooldown fail with the same error, but send nothing that could be billed.
    const unbilled = new ServiceError(error.message, { ...error.failure, mayBeBilled: false });
    this.lastCooldown = { untilMs: this.clock.now() + cooldownMs(error), error: unbilled };
  }
}
