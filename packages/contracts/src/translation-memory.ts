import { z } from 'zod';
import { memoryOriginMaxLength } from './max-lengths.js';

/**
 * Why texts of a TMX file are not in the memory. `other_language`: the unit is not in the language; `foreign_code`: it has
 * a code whose text is not in the file; `full`: the memory of the language is.
 */
const memorySkipReasons = [
  'other_language',
  'no_english',
  'empty',
  'too_long',
  'foreign_code',
  'full',
] as const;

/** `POST /api/translations/memory/es?origin=agency.tmx`: the name of the file, which suggestions show. */
export const memoryImportQuery = z.strictObject({
  origin: z.string().trim().min(1).max(memoryOriginMaxLength),
});

/** The answer to it. A unit may have several texts in the language: `es-ES` and `es-419`. */
export const memoryImport = z.object({
  /** Translations that are now in the memory. */
  taken: z.int().min(0),
  /** Translations that were in it already, or that the file repeats. */
  known: z.int().min(0),
  /** Units, or texts of a unit, that were not taken. */
  skipped: z.array(
    z.object({
      reason: z.enum(memorySkipReasons),
      count: z.int().min(1),
      /** Of the first of them, in the file. */
      lines: z.array(z.int().min(1)),
    }),
  ),
  /** What the file calls the language: `es-ES`, `es-419`. */
  tags: z.array(z.string()),
});

/** `GET /api/translations/memory/es/imports`: those of which the memory of the language has translations, newest first. */
export const memoryImportList = z.object({
  items: z.array(
    z.object({
      id: z.uuid(),
      /** The name of the file. */
      origin: z.string(),
      imported_by: z.string(),
      imported_at: z.iso.datetime(),
      /** Translations that came with this import first; only these are removed with it. */
      texts: z.int().min(1),
    }),
  ),
});

export type MemorySkipReason = (typeof memorySkipReasons)[number];
export type MemoryImportList = z.infer<typeof memoryImportList>;
export type MemoryImport = z.infer<typeof memoryImport>;
