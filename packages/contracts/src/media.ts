import { z } from 'zod';
import { emptyUpdateMessage, hasAnyField } from './update-checks.js';
import { languageCode, eachLanguage } from './language-code.js';
import type { LanguageCode } from './languages.js';
import { listQuery, pageOf } from './lists.js';
import { mediaMaxLengths } from './max-lengths.js';
import { revisionFields, rowRevision } from './revisions.js';

/** 20 MB. */
export const uploadLimitBytes = 20 * 1024 * 1024;
/** Photographs of today's cameras fit. */
export const uploadLimitPixels = 40_000_000;
/** An AVIF is decoded as a whole, in four to eight times the memory of a JPEG. Photographs of phones fit. */
export const uploadLimitAvifPixels = 12_500_000;
/** The longest side that WebP allows, in pixels. */
export const uploadLimitSide = 16_383;
/**
 * In pixels. A picture is never enlarged: one that is narrower gets a variant of its own width instead of the wider
 * ones.
 */
export const variantWidths = [400, 800, 1200, 1920] as const;
const variantFormats = ['avif', 'webp', 'jpg', 'png'] as const;
/** `needs_alt`: the English alternative text is missing, and the picture cannot be used without it. */
export const mediaStatuses = ['processing', 'ready', 'failed', 'needs_alt'] as const;
const mediaFailures = ['original_missing', 'conversion_failed', 'interrupted'] as const;

const altText = z.string().trim().max(mediaMaxLengths.altText);
const fraction = z.number().min(0).max(1);

/** The point that cropping keeps in view, as fractions of width and height from the left and the top. */
const focalPoint = z.strictObject({ x: fraction, y: fraction });

/** The name that staff see. It is only a label, never a path. */
const filename = z
  .string()
  .trim()
  .min(1)
  .max(mediaMaxLengths.filename)
  .regex(/^[^/\\\p{Cc}]+$/u, 'A name cannot contain slashes or control characters.');

/**
 * Names with slashes between them: `team/portraits`. A folder is only a value on each of its pictures, and exists while
 * at least one picture is in it.
 */
const folderPath = z
  .string()
  .trim()
  .min(1)
  .max(mediaMaxLengths.folder)
  .regex(
    /^[^\s/\\\p{Cc}](?:[^/\\\p{Cc}]*[^\s/\\\p{Cc}])?(?:\/[^\s/\\\p{Cc}](?:[^/\\\p{Cc}]*[^\s/\\\p{Cc}])?)*$/u,
    'Write names with single slashes between them, and no spaces around those.',
  );

/** The form fields beside the file: `alt[en]`, `alt[es-MX]`, `folder`. An empty text counts as missing. */
export const mediaUpload = z.strictObject({
  folder: folderPath.optional(),
  alt: z.strictObject(eachLanguage(altText.optional())).optional(),
});

/** Fields that are left out do not change; an alternative text that is null is removed. */
export const mediaChange = z
  .strictObject({
    filename: filename.optional(),
    alt: z.strictObject(eachLanguage(altText.min(1).nullable().optional())).optional(),
    focal_point: focalPoint.optional(),
    folder: folderPath.nullable().optional(),
  })
  .refine(hasAnyField, emptyUpdateMessage);

const mediaVariant = z.object({
  format: z.enum(variantFormats),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  /** An address on this site whose content never changes. */
  url: z.string(),
});

const media = z.object({
  id: z.uuid(),
  filename: z.string(),
  /** Null if the picture is in no folder. */
  folder: z.string().nullable(),
  mime: z.string(),
  /** In pixels, with the camera's orientation applied. */
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  alt: z.object(eachLanguage(z.string().optional())),
  focal_point: focalPoint,
  status: z.enum(mediaStatuses),
  /** How many of the variants are made. */
  progress: z.object({ done: z.int(), total: z.int() }),
  /** Why the variants could not be made. */
  failure: z.object({ code: z.enum(mediaFailures), message: z.string() }).nullable(),
  variants: z.array(mediaVariant),
  uploaded_by: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
  ...revisionFields,
});

/** One place that shows a picture. */
const mediaUsage = z.object({
  resource_type: z.enum(['article', 'testimonial']),
  resource_id: z.uuid(),
  field: z.enum(['cover_id', 'body', 'image_id']),
  /** The language of the body that shows it; null if all languages show it. */
  lng: languageCode.nullable(),
  /** The article's English title, or the patient's name; null if the reader may not see whose story it is. */
  title: z.string().nullable(),
});

export const mediaDetail = media.extend({ usage: z.array(mediaUsage) });

export const mediaQuery = listQuery(['created_at', 'filename', 'bytes'], '-created_at').extend({
  status: z.enum(mediaStatuses).optional(),
  /** Only pictures in this folder and the folders within. */
  folder: z.string().trim().min(1).max(mediaMaxLengths.folder).optional(),
});

export const mediaPage = pageOf(media);

/** Moves many pictures into a folder, or out of folders, each with the revision that staff saw. */
export const mediaMove = z.strictObject({
  media: z.array(rowRevision).min(1).max(100),
  folder: folderPath.nullable(),
});

/** The result for each picture, in the order of the request. */
export const mediaMoved = z.object({
  results: z.array(
    z.object({
      id: z.uuid(),
      /** `unchanged`: it was there already. `refused`: somebody has changed or deleted it since. */
      result: z.enum(['moved', 'unchanged', 'refused']),
      /** The current revision; null if there is no such picture. */
      revision: z.int().nullable(),
      /** Why the move was refused. */
      error: z.string().nullable(),
    }),
  ),
});

/**
 * All folders in the order of their paths, also those with no pictures of their own; `count` includes folders within.
 */
export const mediaFolders = z.object({
  folders: z.array(
    z.object({
      path: z.string(),
      count: z.int(),
      /** Changes when a picture enters or leaves the folder. */
      revision: z.int(),
    }),
  ),
});

export const folderRename = z.strictObject({ from: folderPath, to: folderPath });

/** How many pictures are in the renamed folder, and its revision. */
export const folderRenamed = z.object({ moved: z.int(), revision: z.int() });

/** What an image element needs: `src` for all browsers, `sources` in the order of preference. */
export const publicImage = z.object({
  id: z.uuid(),
  alt: z.string(),
  /** The language of `alt`, which may be a fallback. */
  lng: languageCode,
  width: z.int(),
  height: z.int(),
  focal_point: focalPoint,
  src: z.string(),
  sources: z.array(z.object({ type: z.string(), srcset: z.string() })),
});

export type MediaStatus = (typeof mediaStatuses)[number];
export type MediaFailure = (typeof mediaFailures)[number];
export type VariantFormat = (typeof variantFormats)[number];
export type AltTexts = Partial<Record<LanguageCode, string>>;
export type MediaUpload = z.output<typeof mediaUpload>;
export type MediaChange = z.output<typeof mediaChange>;
export type MediaAnswer = z.infer<typeof media>;
export type MediaDetail = z.infer<typeof mediaDetail>;
export type MediaMove = z.output<typeof mediaMove>;
export type MediaMoved = z.infer<typeof mediaMoved>;
export type MediaFolders = z.infer<typeof mediaFolders>;
export type MediaFolder = MediaFolders['folders'][number];
export type FolderRename = z.output<typeof folderRename>;
export type MediaUsage = z.infer<typeof mediaUsage>;
export type PublicImage = z.infer<typeof publicImage>;
