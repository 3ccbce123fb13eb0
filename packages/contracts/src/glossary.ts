import { z } from 'zod';

/** What one English word is called in a language, from `locales/glossaries/<language>.json`. */
const glossaryEntry = z.object({
  /** As in English texts, in the singular and in small letters. */
  english: z.string().min(1),
  translation: z.string().min(1),
  /** Every form in which texts have the translation; one that ends in `*` is the start of a word. */
  forms: z.array(z.string()),
  /** Words that translators may write for it, and that are wrong here. */
  avoid: z.array(z.string()),
  /** For translators, in English. */
  note: z.string().optional(),
});

export const glossary = z.array(glossaryEntry);

export type GlossaryEntry = z.infer<typeof glossaryEntry>;
