import { z } from 'zod';
import { languages, type LanguageCode } from './languages.js';

const codes = languages.map(({ code }) => code) as [LanguageCode, ...LanguageCode[]];

/** The code of one of the eleven languages. Separate from their table, so that pages can load that without zod. */
export const languageCode = z.enum(codes);

/** The shape of an object with one field for each language. */
export const eachLanguage = <Schema extends z.ZodType>(schema: Schema) =>
  Object.fromEntries(codes.map((code) => [code, schema])) as Record<LanguageCode, Schema>;
