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

/** The service's own codes of the language of a text and of its translation. */
export interface CodePair {
  source: string;
  target: string;
}

/** Everything that differs between services: how one is called, and how its response is read. */
export interface Protocol {
  kind: ServiceKind;
  /** Shown to people and named in error messages. */
  name: string;
  /** The service's own codes of the languages that it translates English into, and back. */
  codes: Partial<Record<LanguageCode, string>>;
  /** Those that it calls otherwise when it translates from them: without a region. */
  sourceCodes: Partial<Record<LanguageCode, string>>;
  /** English, when it is translated and when it is translated into. */
  english: CodePair;
  /** @param markup whether the text is XML, whose tags are to be preserved */
  request(target: ServiceTarget, text: string, codes: CodePair, markup: boolean): ServiceRequest;
  /** Parses a response into the translation. */
  response: z.ZodType<string>;
}
