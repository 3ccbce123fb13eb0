import { z } from 'zod';
import { languageCode } from './language-code.js';

const service = z.object({
  /** As people know it. */
  name: z.string(),
  /** Whether the deployment may use it: it is configured, and switched on. */
  enabled: z.boolean(),
  supportedLanguages: z.array(languageCode),
});

/** `GET /api/translations/status`: what can translate by itself, and what was translated so. */
export const translationStatus = z.object({
  premium: service,
  general: service,
  cache: z.object({
    /** Translations that the server keeps. */
    entries: z.int().min(0),
    lastCleared: z.iso.datetime().nullable(),
  }),
});

export type TranslationService = z.infer<typeof service>;
export type TranslationStatus = z.infer<typeof translationStatus>;
