import { z } from 'zod';
import { translationMaxLength } from './max-lengths.js';
import { serviceKinds } from './translations.js';

/** What a translation says, in English again. */
const backTranslation = z.object({
  text: z.string(),
  /** The service that made it; null if a person wrote it. */
  service: z.enum(serviceKinds).nullable(),
  /** Who wrote it, or asked the service for it. */
  username: z.string(),
  created_at: z.string(),
});

/**
 * `/api/translations/texts/ko/common/hero.title/back-translation`: of the translation as it is saved, or else shipped.
 * Only critical texts have one.
 */
export const textBackTranslation = z.object({
  /** Null if nobody has made one of this wording. */
  back_translation: backTranslation.nullable(),
  /** Of the text's back-translation, whatever wording it was of; 0 if there never was one. Sent back as `If-Match`. */
  revision: z.int().min(0),
  /** Whether the caller wrote the translation, and so cannot be the one who writes what it says. */
  is_author: z.boolean(),
  /** Whether the caller may translate or review in this language, which making one needs. */
  is_permitted: z.boolean(),
});

/** `hashOf` the translation that the caller saw: refused with `wording_changed` if it has changed since. */
const wording = z.string().min(1).max(10);

/** A `POST` has the translation translated back by a service. */
export const backTranslationRequest = z.strictObject({ wording });

/** A `PUT` saves what a second person wrote. */
export const backTranslationWrite = z.strictObject({
  text: z.string().trim().min(1).max(translationMaxLength),
  wording,
});

export type BackTranslation = z.infer<typeof backTranslation>;
export type TextBackTranslation = z.infer<typeof textBackTranslation>;
export type BackTranslationRequest = z.infer<typeof backTranslationRequest>;
export type BackTranslationWrite = z.infer<typeof backTranslationWrite>;
