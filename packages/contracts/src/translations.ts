import { z } from 'zod';
import { languageCode } from './language-code.js';
import { testTextMaxLength } from './max-lengths.js';

/** The two services. `premium` is tried first if it supports the language. */
export const serviceKinds = ['premium', 'general'] as const;
const serviceKind = z.enum(serviceKinds);

const service = z.object({
  /** The service's brand name. */
  name: z.string(),
  /** Whether the deployment has configured it and switched it on. */
  enabled: z.boolean(),
  supportedLanguages: z.array(languageCode),
});

const cache = z.object({
  /** How many translations the API has cached. */
  entries: z.int().min(0),
  lastCleared: z.iso.datetime().nullable(),
});

/** `GET /api/translations/status`: the services, and the translation cache. */
export const translationStatus = z.object({ premium: service, general: service, cache });

/** `POST /api/translations/text`: an English text that staff enter to try services out. */
export const textToTranslate = z.strictObject({
  text: z.string().trim().min(1).max(testTextMaxLength),
  language: languageCode,
});

/**
 * `translated`: every protected term, number and unit is as in the source.
 * `needs_human`: every service altered a term, number or unit; `text` is the source.
 * `source`: `text` is the source, because no service translated it (`reasons` says why where a service failed), or because
 * there was nothing to translate: the language is English, or the text is blank.
 */
const outcomes = ['translated', 'needs_human', 'source'] as const;

export const translatedText = z.object({
  text: z.string(),
  outcome: z.enum(outcomes),
  /** The service that translated it; null if none did. */
  service: serviceKind.nullable(),
  /** Whether it came from the translation cache, and cost nothing. */
  cached: z.boolean(),
  /** The messages of services about why they gave no translation: `DeepL API error: 456 Quota Exceeded`. */
  reasons: z.array(z.string()),
});

/** The response of `DELETE /api/translations/cache`. */
export const translationCache = cache;

/** `GET /api/translations/usage`: the characters that services billed, in Unicode code points. */
export const translationUsage = z.object({
  /** Newest first. */
  months: z.array(
    z.object({
      /** `2026-11`, in UTC. */
      month: z.string().regex(/^\d{4}-\d{2}$/),
      service: serviceKind,
      language: languageCode,
      characters: z.int().min(0),
    }),
  ),
  /** For this month, over all services and languages. When it is spent, nothing more is sent to services. */
  budget: z.object({ characters: z.int().min(0), spent: z.int().min(0) }),
  /** Services that failed and are not used for a while. Meanwhile the other service translates, or none does. */
  resting: z.array(
    z.object({
      service: serviceKind,
      name: z.string(),
      /** The service's message: `DeepL API error: 456 Quota Exceeded`. */
      reason: z.string(),
      /** Whether the service's quota is spent. */
      is_quota: z.boolean(),
      /** When it is used again. */
      until: z.iso.datetime(),
    }),
  ),
  /** US dollars per million characters. */
  prices: z.object({ premium: z.number().min(0), general: z.number().min(0) }),
});

export type ServiceKind = (typeof serviceKinds)[number];
export type TranslationService = z.infer<typeof service>;
export type TranslationStatus = z.infer<typeof translationStatus>;
export type TextToTranslate = z.infer<typeof textToTranslate>;
export type TranslatedText = z.infer<typeof translatedText>;
export type TranslationUsage = z.infer<typeof translationUsage>;
