import type { LanguageCode } from '@lens/contracts/languages';
import type { Clock } from '../../common/clock.js';
import type { ServiceTarget } from '../../config/translation-env.js';
import type { SourceText } from '../source-text.js';
import { backoffMs, cooldownMs } from './backoff.js';
import { requestTranslation } from './request-translation.js';
import type { Protocol } from './protocol.js';
import { ServiceError } from './service-error.js';

interface TranslateOptions {
  /** Whether the text is XML. */
  markup: boolean;
  /** What the text is about. */
  context?: string | undefined;
  signal: AbortSignal;
}

interface Cooldown {
  untilMs: number;
  error: ServiceError;
}

/** Calls one service. After a failure nobody in this process calls it for a while. */
export class ServiceClient {
  private lastCooldown: Cooldown | undefined;
  private readonly codes: Partial<Record<LanguageCode, string>>;

  /** @param target undefined where the deployment has none @param attemptTimeoutMs of one attempt */
  constructor(
    readonly protocol: Protocol,
    private readonly target: ServiceTarget | undefined,
    private readonly clock: Clock,
    private readonly attemptTimeoutMs = 15_000,
  ) {
    this.codes = { ...protocol.codes, ...target?.extraCodes };
  }

  get isEnabled(): boolean {
    return this.target !== undefined;
  }

  supports(language: LanguageCode): boolean {
    return language in this.codes;
  }

  /** What the translation of a text depends on, besides the text. */
  contextOf({ context }: SourceText): string {
    return this.protocol.usesContext ? (context ?? '') : '';
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
  async translate(text: string, to: LanguageCode, options: TranslateOptions): Promise<string> {
    const { name, otherCodes } = this.protocol;
    if (!this.target) throw new ServiceError(`${name} service not configured`);
    const code = this.codes[to];
    if (!code) throw new ServiceError(`Language ${to} not supported by ${name}`);
    try {
      return await this.call(this.target, text, code, options);
    } catch (error) {
      const otherCode = otherCodes?.[to];
      const mayBeCode = error instanceof ServiceError && error.failure.status === 400;
      if (!mayBeCode || !otherCode || otherCode === code) throw error;
      const translation = await this.call(this.target, text, otherCode, options);
      this.codes[to] = otherCode;
      return translation;
    }
  }

  private async call(
    target: ServiceTarget,
    text: string,
    code: string,
    { markup, context, signal }: TranslateOptions,
  ): Promise<string> {
    const { name } = this.protocol;
    const request = this.protocol.request(target, text, code, markup, context);
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
