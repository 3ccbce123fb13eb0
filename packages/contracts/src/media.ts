import { z } from 'zod';
import { saysNothing, saysSomething } from './changes.js';
import { languageCode, eachLanguage } from './language-code.js';
import type { LanguageCode } from './languages.js';
import { listQuery, pageOf } from './lists.js';
import { mediaMaxLengths } from './max-lengths.js';
import { revised, seenRow } from './revisions.js';

/** What one picture may weigh: 20 MB. */
export const uploadLimitBytes = 20 * 1024 * 1024;
/** What one picture may measure; photographs of today's cameras fit. */
export const uploadLimitPixels = 40_000_000;
/** An AVIF is decoded as a whole, and takes four to eight times the memory that a JPEG takes; what phones make fits. */
export const uploadLimitAvifPixels = 12_500_000;
/** The longest side, in pixels: WebP knows no longer one. */
export const uploadLimitSide = 16_383;
/** In pixels. A picture is never enlarged: a smaller one gets its own width in place of the wider ones. */
export const variantWidths = [400, 800, 1200, 1920] as const;
const variantFormats = ['avif', 'webp', 'jpg', 'png'] as const;
/** `needs_alt` says that the English alternative text is missing: until it is there the picture cannot be used. */
export const mediaStatuses = ['processing', 'ready', 'failed', 'needs_alt'] as const;
const mediaFailures = ['original_missing', 'conversion_failed', 'interrupted'] as const;

const altText = z.string().trim().max(mediaMaxLengths.altText);
const share = z.number().min(0).max(1);

/** The point that stays in view when the picture is cropped, as shares of width and height from the left and the top. */
const focalPoint = z.strictObject({ x: share, y: share });

/** The name that staff see. It is a label, never a path. */
const filename = z
  .string()
  .trim()
  .min(1)
  .max(mediaMaxLengths.filename)
  .regex(/^[^/\\\p{Cc}]+$/u, 'A name cannot hold slashes or control characters.');

/**
 * Names with slashes between them: `team/portraits`. A folder is what pictures say of themselves: it is there as long as
 * one lies in it, so none can be lost with it.
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

/** The form fields beside the file: `alt[en]`, `alt[es-MX]`, `folder`. An empty text is not written. */
export const mediaUpload = z.strictObject({
  folder: folderPath.optional(),
  alt: z.strictObject(eachLanguage(altText.optional())).optional(),
});

/** What is left out stays as it is; a text that is null is taken away. */
export const mediaChange = z
  .strictObject({
    filename: filename.optional(),
    alt: z.strictObject(eachLanguage(altText.min(1).nullable().optional())).optional(),
    focal_point: focalPoint.optional(),
    folder: folderPath.nullable().optional(),
  })
  .refine(saysSomething, saysNothing);

const mediaVariant = z.object({
  format: z.enum(variantFormats),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  /** An address on this site, for ever the same picture. */
  url: z.string(),
});

const media = z.object({
  id: z.uuid(),
  filename: z.string(),
  /** Null in none. */
  folder: z.string().nullable(),
  mime: z.string(),
  /** In pixels, as the picture is seen: the camera's orientation is applied. */
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  alt: z.object(eachLanguage(z.string().optional())),
  focal_point: focalPoint,
  status: z.enum(mediaStatuses),
  /** Variants made, of those there will be. */
  progress: z.object({ done: z.int(), total: z.int() }),
  /** Why variants could not be made. */
  failure: z.object({ code: z.enum(mediaFailures), message: z.string() }).nullable(),
  variants: z.array(mediaVariant),
  uploaded_by: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
  ...revised,
});

/** One place that shows a picture. */
const mediaUsage = z.object({
  resource_type: z.enum(['article', 'testimonial']),
  resource_id: z.uuid(),
  field: z.enum(['cover_id', 'body', 'image_id']),
  /** The language of the text that shows it; null where it is shown in all. */
  lng: languageCode.nullable(),
  /** The article's English title, or the name of the person; null where the reader may not know whose story it is. */
  title: z.string().nullable(),
});

export const mediaDetail = media.extend({ usage: z.array(mediaUsage) });

export const mediaQuery = listQuery(['created_at', 'filename', 'bytes'], '-created_at').extend({
  status: z.enum(mediaStatuses).optional(),
  /** What lies in it, and in the folders within. */
  folder: z.string().trim().min(1).max(mediaMaxLengths.folder).optional(),
});

export const mediaPage = pageOf(media);

/** Puts many pictures into a folder, or into none: each on the revision that was seen of it. */
export const mediaMove = z.strictObject({
  media: z.array(seenRow).min(1).max(100),
  folder: folderPath.nullable(),
});

/** What became of each picture, in the order in which they were named. */
export const mediaMoved = z.object({
  results: z.array(
    z.object({
      id: z.uuid(),
      /** `unchanged`: it lay there already. `refused`: somebody changed it since, or it is gone. */
      result: z.enum(['moved', 'unchanged', 'refused']),
      /** The newest that there is; null where there is no such picture. */
      revision: z.int().nullable(),
      /** Why it was refused, in a sentence. */
      error: z.string().nullable(),
    }),
  ),
});

/** Every folder in the order of its path, those that only hold folders too; `count` includes what lies in folders within. */
export const mediaFolders = z.object({
  folders: z.array(
    z.object({
      path: z.string(),
      count: z.int(),
      /** Another one as soon as something else lies in it. */
      revision: z.int(),
    }),
  ),
});

export const folderRename = z.strictObject({ from: folderPath, to: folderPath });

/** How many pictures lie in it under its new name, and which revision it is now. */
export const folderRenamed = z.object({ moved: z.int(), revision: z.int() });

/** What an image element needs: `src` for all browsers, `sources` in the order in which they are to be offered. */
export const publicImage = z.object({
  id: z.uuid(),
  alt: z.string(),
  /** The language that `alt` is really in. */
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
