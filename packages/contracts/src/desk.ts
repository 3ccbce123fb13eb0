import { z } from 'zod';
import { languageCode } from './language-code.js';
import { listQuery, pageOf } from './lists.js';
import { translationMaxLength } from './max-lengths.js';
import type { ShownLanguageCounts } from './untranslated-texts.js';

/**
 * `untranslated`: neither the desk nor the file has a text, though the fallback of the language may have one. `machine`:
 * a service translated it, and nobody has read it. `translated`: by a person, or in the shipped file. `reviewed`: a second
 * person has read it; only these are published. `needs_human`: services altered a term or a number. `stale`: its English
 * has changed since.
 */
const textStates = ['untranslated', 'machine', 'translated', 'reviewed', 'needs_human', 'stale'] as const;

const namespace = z.string().regex(/^[a-z][a-z0-9-]{0,40}$/);
/** Dotted, as in a locale file: `hero.title`, `items_few`. */
const key = z.string().regex(/^[\w-]{1,80}(?:\.[\w-]{1,80}){0,8}$/);

/** Names one text: `/api/translations/texts/ko/common/hero.title`. */
export const textName = z.strictObject({
  language: languageCode.exclude(['en']),
  namespace,
  key,
});

const finding = z.object({
  code: z.string(),
  /** `block`: cannot be reviewed or published so. */
  severity: z.enum(['block', 'warn']),
  found: z.string(),
});

/** One text of one language, as the desk shows it. */
export const deskText = z.object({
  language: languageCode,
  namespace,
  key,
  /** The English of today. */
  source: z.string(),
  /** What it is and where it stands, for translators: the nearest sentence first, then those of its groups. */
  description: z.array(z.string()),
  /** What the file of the remote's active version says; null where it says nothing. */
  shipped: z.string().nullable(),
  /** What was written at the desk; null where nothing was. */
  text: z.string().nullable(),
  state: z.enum(textStates),
  /** The English that `text` was written for, where that has changed since. */
  source_then: z.string().nullable(),
  /** Of `text`, or of `shipped` where there is none. */
  findings: z.array(finding),
  /** Of what was written at the desk: 0 before anything was. Sent back as `If-Match`. */
  revision: z.int().min(0),
  changed_by: z.string().nullable(),
  changed_at: z.string().nullable(),
});

export const deskQuery = listQuery(['key', 'changed_at'], 'key', 50).extend({
  language: languageCode.exclude(['en']),
  namespace: namespace.optional(),
  state: z.enum(textStates).optional(),
  /** Only texts whose findings have this severity. */
  findings: z.enum(['block', 'warn']).optional(),
  /** Only texts with comments that nobody resolved. */
  comments: z.enum(['open']).optional(),
});

/** A text in a list. */
export const deskRow = deskText.extend({
  /** Comments that nobody resolved, those on its English included. */
  open_comments: z.int().min(0),
});

export const deskPage = pageOf(deskRow);

/** Whether somebody has written nothing: that is no translation. */
export const isBlankText = (text: string): boolean => text.trim() === '';

/** Saving keeps any words; `reviewed` is refused with `translation_blocked` while a finding blocks. */
export const deskUpdate = z.strictObject({
  text: z.string().max(translationMaxLength).regex(/\S/, 'Write a translation: nothing is none.'),
  state: z.enum(['translated', 'reviewed']),
  /** `hashOf` the English that it was written beside: refused with `source_changed` where another stands there by now. */
  source: z.string().min(1).max(10),
});

/** Newest first. */
export const textHistory = z.object({
  items: z.array(
    z.object({
      revision: z.int().min(1),
      text: z.string(),
      state: z.enum(textStates),
      username: z.string(),
      created_at: z.string(),
    }),
  ),
});

/** Writes an earlier revision as the newest; those in between stay. */
export const textRevert = z.strictObject({ revision: z.int().min(1).max(999_999_999) });

const counts = z.record(z.enum(textStates), z.int().min(0));
const shownTexts: z.ZodType<ShownLanguageCounts> = z.object({
  own: z.int().min(0),
  fallback: z.int().min(0),
  english: z.int().min(0),
});

/** How many texts of each language and namespace are in which state. */
export const deskCoverage = z.object({
  items: z.array(
    z.object({
      language: languageCode,
      namespace,
      counts,
      /** What visitors read today, whatever is in work: published texts over the files. */
      shown: shownTexts,
      /** The keys that they read in English. */
      english: z.array(z.string()),
    }),
  ),
});

/** One published set of texts. Sets never change; the active one lies over the files of `/locales`. */
export const textSet = z.object({
  number: z.int().min(1),
  /** What was live when it was published, and so what it was made of: after a roll-back not the number before. */
  base: z.int().min(0),
  active: z.boolean(),
  texts: z.int().min(0),
  username: z.string(),
  created_at: z.string(),
});

/** More than all texts of all languages. */
const mostTexts = 20_000;

/**
 * `POST /api/translations/sets`: what is live, with these texts as they are reviewed now, and without those. Everything else
 * stays as it is, also what was rolled back.
 */
export const textPublication = z
  .strictObject({
    /** Each with the revision that was looked at. */
    publish: z.array(textName.extend({ revision: z.int().min(1).max(999_999_999) })).max(mostTexts),
    /** Back to what the site ships. Each with the set that was live when its wording was looked at. */
    withdraw: z.array(textName.extend({ set: z.int().min(1).max(999_999_999) })).max(mostTexts),
  })
  .refine(({ publish, withdraw }) => publish.length + withdraw.length > 0, 'Name at least one text.');

/** A set that was put live again. */
const rollBack = z.object({
  /** 0 is the files alone. */
  number: z.int().min(0),
  username: z.string(),
  created_at: z.string(),
});

/** Newest first. */
export const textSets = z.object({ items: z.array(textSet), roll_backs: z.array(rollBack) });

/**
 * `GET /api/translations/sets/taken-back`: wordings that were live and are not, because they were withdrawn or because an
 * older set was put live. What a newer wording took the place of was not taken back.
 */
export const takenBackTexts = z.object({
  items: z.array(z.object({ language: languageCode, namespace, key, text: z.string() })),
});

/** What one text says in a set and in the one that was live before it, or the one that is named; null where it is in one of them only. */
export const textSetChanges = z.object({
  items: z.array(
    z.object({
      language: languageCode,
      namespace,
      key,
      before: z.string().nullable(),
      after: z.string().nullable(),
    }),
  ),
});

/** `GET /api/translations/published`: the active set, for every shell. `number` is 0 before anything was published. */
export const publishedTexts = z.object({
  number: z.int().min(0),
  texts: z.array(
    z.object({
      language: languageCode,
      namespace,
      key,
      text: z.string(),
      /** The English it was written for. */
      source: z.string(),
    }),
  ),
});

/** Keys of a file that the language does not need: nothing is saved of these. The first hundred of them. */
const unknown = z.array(z.string());
/** Keys that a file has without a word beside them: left as they are. The first hundred of them. */
const empty = z.array(z.string());

const left = z.enum(['take', 'leave']).default('take');

/**
 * `?older=leave` leaves texts alone of which the file has a wording that the desk had before, and has no more;
 * `?reviewed=leave` those that are reviewed.
 */
export const textImportQuery = z.strictObject({ older: left, reviewed: left });

/** `PUT /api/translations/files/ko/common` takes a file of texts, nested as i18next has it, and `/xliff` below it XLIFF. */
export const textImport = z.object({
  /** Saved as `translated`. */
  changed: z.int().min(0),
  unchanged: z.int().min(0),
  /** Left as they are: they were translated from another English than today's. */
  stale: z.int().min(0),
  /** What translators wrote beside texts, saved as comments. */
  comments: z.int().min(0),
  /** Left as they are: `?older=leave`. */
  older: z.int().min(0),
  /** Left as they are: `?reviewed=leave`, and of no older wording. */
  reviewed: z.int().min(0),
  unknown,
  empty,
  /** Of the changed ones. */
  findings: z.array(finding.extend({ key })),
});

/** `POST /api/translations/files/ko/common/preview` takes the same file, and saves nothing; so does `xliff/preview`. */
export const textImportPreview = z.object({
  /** Of the texts that the file names, together: goes up whenever one of them is written. Sent back as `If-Match`. */
  revision: z.int().min(0),
  /** In the order of the English file. */
  changes: z.array(
    z.object({
      key,
      source: z.string(),
      /** What the desk says now; null where it says nothing. */
      before: z.string().nullable(),
      after: z.string(),
      /** Before the import, which makes each of them `translated`. */
      state: z.enum(textStates),
      /** Of `after`. */
      findings: z.array(finding),
      changed_by: z.string().nullable(),
      changed_at: z.string().nullable(),
      /** Whether the desk said `after` before, and somebody has written something else since. */
      older: z.boolean(),
    }),
  ),
  unchanged: z.int().min(0),
  comments: z.int().min(0),
  unknown,
  empty,
  /** What the import would leave as it is, because its English has changed since the file was made: XLIFF says of which. */
  stale: z.array(
    z.object({
      key,
      /** The English of today. */
      source: z.string(),
      source_then: z.string(),
      /** What the file says. */
      text: z.string(),
    }),
  ),
});

export type TextState = (typeof textStates)[number];
export type DeskText = z.infer<typeof deskText>;
export type DeskRow = z.infer<typeof deskRow>;
export type DeskUpdate = z.infer<typeof deskUpdate>;
export type TextSet = z.infer<typeof textSet>;
export type TextPublication = z.infer<typeof textPublication>;
export type TextSets = z.infer<typeof textSets>;
export type RollBack = z.infer<typeof rollBack>;
export type TakenBackTexts = z.infer<typeof takenBackTexts>;
export type TextSetChanges = z.infer<typeof textSetChanges>;
export type TextHistory = z.infer<typeof textHistory>;
export type TextImportChoice = z.infer<typeof textImportQuery>;
export type TextImport = z.infer<typeof textImport>;
export type TextImportPreview = z.infer<typeof textImportPreview>;
export type StateCounts = z.infer<typeof counts>;
export type DeskCoverage = z.infer<typeof deskCoverage>;
export type PublishedTexts = z.infer<typeof publishedTexts>;
