import { sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import type { Clock } from '../../common/clock.js';
import type { ServiceTarget } from '../../config/translation-env.js';
import type { SourceText } from '../source-text.js';
import { backoffMs, cooldownMs } from './backoff.js';
import { requestTranslation } from './request-translation.js';
import type { CodePair, Protocol } from './protocol.js';
import { ServiceError } from './service-error.js';

interface TranslateOptions {
  /** English without it. If it is another language, `to` is English. */
  from?: LanguageCode;
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

  /** Translates from English, or into it. @throws ServiceError */
  async translate(
    text: string,
    to: LanguageCode,
    { from = sourceLanguage, ...options }: TranslateOptions,
  ): Promise<string> {
    const { name, otherCodes } = this.protocol;
    if (!this.target) throw new ServiceError(`${name} service not configured`);
    const language = from === sourceLanguage ? to : from;
    const codes = this.codesOf(from, to);
    try {
      return await this.call(this.target, text, codes, options);
    } catch (error) {
      const otherCode = otherCodes?.[language];
      const mayBeCode = error instanceof ServiceError && error.failure.status === 400;
      if (!mayBeCode || !otherCode || otherCode === this.codes[language]) throw error;
      const translation = await this.call(this.target, text, this.codesOf(from, to, otherCode), options);
      this.codes[language] = otherCode;
      return translation;
    }
  }

  private async call(
    target: ServiceTarget,
    text: string,
    codes: CodePair,
    { markup, context, signal }: Omit<TranslateOptions, 'from'>,
  ): Promise<string> {
    const { name } = this.protocol;
    const request = this.protocol.request(target, text, codes, { markup, context });
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

  /** @param otherCode of the language that is not English, in place of its usual one */
  private codesOf(from: LanguageCode, to: LanguageCode, otherCode?: string): CodePair {
    const { name, sourceCodes, english } = this.protocol;
    const isFromEnglish = from === sourceLanguage;
    const language = isFromEnglish ? to : from;
    const code = otherCode ?? this.codes[language];
    if (!code) throw new ServiceError(`Language ${language} not supported by ${name}`);
    return isFromEnglish
      ? { source: english.source, target: code }
      : { source: sourceCodes[language] ?? code, target: english.target };
  }

  private startCooldown(error: ServiceError): void {
    // Calls during the cooldown fail with the same error, but send nothing that could be billed.
    const unbilled = new ServiceError(error.message, { ...error.failure, mayBeBilled: false });
    this.lastCooldown = { untilMs: this.clock.now() + cooldownMs(error), error: unbilled };
  }
}
