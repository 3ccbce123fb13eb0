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

interface RequestOptions {
  /** Whether the text is XML, whose tags are to be preserved. */
  markup: boolean;
  /** What the text is about, for a service that uses it. */
  context?: string | undefined;
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
  /** Other spellings of codes, for a server that answers 400 to the first. */
  otherCodes?: Partial<Record<LanguageCode, string>>;
  /** Whether a service takes into account what a text is about. */
  usesContext?: true;
  request(target: ServiceTarget, text: string, codes: CodePair, options: RequestOptions): ServiceRequest;
  /** Parses a response into the translation. */
  response: z.ZodType<string>;
}
