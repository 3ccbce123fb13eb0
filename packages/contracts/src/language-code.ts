import { z } from 'zod';
import { languages, type LanguageCode } from './languages.js';

const codes = languages.map(({ code }) => code) as [LanguageCode, ...LanguageCode[]];

/** One of the eleven, spelled as in their table. Apart from the table, so that pages have that without zod. */
export const languageCode = z.enum(codes);

/** The fields of an object that has the same for each language. */
export const eachLanguage = <Schema extends z.ZodType>(schema: Schema) =>
  Object.fromEntries(codes.map((code) => [code, schema])) as Record<LanguageCode, Schema>;
