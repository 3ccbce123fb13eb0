import type { LanguageCode } from '@lens/contracts/languages';
import type { ServiceKind } from '@lens/contracts/translations';
import type { z } from 'zod';
import type { ServiceTarget } from '../../config/translation-env.js';

export interface ServiceRequest {
  url: string;
  headers: Record<string, string>;
  /** Sent as a form if it is one, else as JSON. */
  data: URLSearchParams | Record<string, string>;
}

/** How one service is spoken to; all that differs between them. */
export interface Protocol {
  kind: ServiceKind;
  /** As people know it, and as its errors name it. */
  name: string;
  /** What it calls those languages of ours into which it translates English. */
  codes: Partial<Record<LanguageCode, string>>;
  /** @param markup the text is XML, and its tags are to be kept */
  request(target: ServiceTarget, text: string, code: string, markup: boolean): ServiceRequest;
  /** Finds the translation in an answer. */
  answer: z.ZodType<string>;
}
