import type { LanguageCode } from '@lens/contracts/languages';
import type { ServiceKind } from '@lens/contracts/translations';
import type { z } from 'zod';
import type { ServiceTarget } from '../../config/translation-env.js';

export interface ServiceRequest {
  url: string;
  headers: Record<string, string>;
  /** `URLSearchParams` is sent as a form, a record as JSON. */
  data: URLSearchParams | Record<string, string>;
}

/** Everything that differs between services: how one is called, and how its response is read. */
export interface Protocol {
  kind: ServiceKind;
  /** Shown to people and named in error messages. */
  name: string;
  /** The service's own codes of the languages that it translates into. */
  codes: Partial<Record<LanguageCode, string>>;
  /** Other spellings of codes, for a server that answers 400 to the first. */
  otherCodes?: Partial<Record<LanguageCode, string>>;
  /**
   * @param markup whether the text is XML, whose tags are to be preserved
   * @param context what the text is about, for a service that uses it
   */
  request(
    target: ServiceTarget,
    text: string,
    code: string,
    markup: boolean,
    context?: string,
  ): ServiceRequest;
  /** Whether a service takes into account what a text is about. */
  usesContext?: true;
  /** Parses a response into the translation. */
  response: z.ZodType<string>;
}
