import { z } from 'zod';
import { languageCode } from './language-code.js';
import { testTextMaxLength } from './max-lengths.js';

/** The two kinds of service: `premium` is tried first wherever it speaks the language. */
export const serviceKinds = ['premium', 'general'] as const;
const serviceKind = z.enum(serviceKinds);

const service = z.object({
  /** As people know it. */
  name: z.string(),
  /** Whether the deployment may use it: it is configured, and switched on. */
  enabled: z.boolean(),
  supportedLanguages: z.array(languageCode),
});

const cache = z.object({
  /** Translations that the server keeps. */
  entries: z.int().min(0),
  lastCleared: z.iso.datetime().nullable(),
});

/** `GET /api/translations/status`: what can translate by itself, and what was translated so. */
export const translationStatus = z.object({ premium: service, general: service, cache });

/** Free text from staff, in English: `POST /api/translations/text`. */
export const textToTranslate = z.strictObject({
  text: z.string().trim().min(1).max(testTextMaxLength),
  language: languageCode,
});

/**
 * `translated`: every protected term, number and unit is as in the source.
 * `needs_human`: services answered, and none kept them: `text` is the source.
 * `source`: no service answered, or source and target are one language: `text` is the source.
 */
const outcomes = ['translated', 'needs_human', 'source'] as const;

export const translatedText = z.object({
  text: z.string(),
  outcome: z.enum(outcomes),
  /** Who translated it; null where nobody did. */
  service: serviceKind.nullable(),
  /** Whether it was known from before, and cost nothing. */
  cached: z.boolean(),
  /** Why services gave no translation, each in its own words: `DeepL API error: 456 Quota Exceeded`. */
  reasons: z.array(z.string()),
});

/** `DELETE /api/translations/cache` answers with what is left. */
export const translationCache = cache;

/** `GET /api/translations/usage`: what services billed, in Unicode code points. */
export const translationUsage = z.object({
  /** The months on record, newest first. */
  months: z.array(
    z.object({
      /** `2026-11`, in UTC. */
      month: z.string().regex(/^\d{4}-\d{2}$/),
      service: serviceKind,
      language: languageCode,
      characters: z.int().min(0),
    }),
  ),
  /** Of this month, over all services and languages; nothing more is sent once it is spent. */
  budget: z.object({ characters: z.int().min(0), spent: z.int().min(0) }),
  /** Services that are not asked for a while, because they failed: other ones, or nobody, translate meanwhile. */
  resting: z.array(
    z.object({
      service: serviceKind,
      name: z.string(),
      /** In the words of the service: `DeepL API error: 456 Quota Exceeded`. */
      reason: z.string(),
      /** Its own quota is spent. */
      is_quota: z.boolean(),
      /** When it is asked again. */
      until: z.iso.datetime(),
    }),
  ),
  /** US dollars for a million characters. */
  prices: z.object({ premium: z.number().min(0), general: z.number().min(0) }),
});

export type ServiceKind = (typeof serviceKinds)[number];
export type TranslationService = z.infer<typeof service>;
export type TranslationStatus = z.infer<typeof translationStatus>;
export type TextToTranslate = z.infer<typeof textToTranslate>;
export type TranslatedText = z.infer<typeof translatedText>;
export type TranslationUsage = z.infer<typeof translationUsage>;
