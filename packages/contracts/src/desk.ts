import { z } from 'zod';
import { glossary } from './glossary.js';
import { languageCode } from './language-code.js';
import { listQuery, pageOf } from './lists.js';
import { translationMaxLength } from './max-lengths.js';
import { signOff } from './sign-offs.js';
import type { ShownLanguageCounts } from './untranslated-texts.js';

/**
 * `untranslated`: neither the desk nor the file has a text, though the fallback of the language may have one.
 * `machine`: a service translated it, and nobody has read it. `translated`: by a person, or in the shipped file.
 * `reviewed`: somebody with that permission has read it, and for a critical text a second person; only these can be
 * published. `needs_human`: services altered a term or a number. `stale`: the English has changed since.
 */
const textStates = ['untranslated', 'machine', 'translated', 'reviewed', 'needs_human', 'stale'] as const;

const namespace = z.string().regex(/^[a-z][a-z0-9-]{0,40}$/);
/** As in a locale file, with dots: `hero.title`, `items_few`. */
const key = z.string().regex(/^[\w-]{1,80}(?:\.[\w-]{1,80}){0,8}$/);

/** The name of one text, as in `/api/translations/texts/ko/common/hero.title`. */
export const textName = z.strictObject({
  language: languageCode.exclude(['en']),
  namespace,
  key,
});

const finding = z.object({
  code: z.string(),
  /** `block`: keeps the text from being reviewed or published. */
  severity: z.enum(['block', 'warn']),
  found: z.string(),
});

/** The account under which somebody translated a wording, as it is now. */
const translator = z.object({
  username: z.string(),
  /** The person's own name; null where the account lacks it. */
  name: z.string().nullable(),
  qualification: z.string().nullable(),
  at: z.string(),
});

/** One text in one language, with what the desk shows about it. */
export const deskText = z.object({
  language: languageCode,
  namespace,
  key,
  /** The current English. */
  source: z.string(),
  /** What it is and where it appears: its own description first, then those of its groups. */
  description: z.array(z.string()),
  /** What the glossary of the language calls words of this English. */
  glossary,
  /** The text in the file of the remote's active version; null if the file has none. */
  shipped: z.string().nullable(),
  /** The text that was written at the desk; null if there is none. */
  text: z.string().nullable(),
  state: z.enum(textStates),
  /** The English that `text` was written for, if it has changed since. */
  source_then: z.string().nullable(),
  /** About `text`, or about `shipped` if `text` is null. */
  findings: z.array(finding),
  /** Of `text`; 0 if nothing was ever written at the desk. Sent back as `If-Match`. */
  revision: z.int().min(0),
  changed_by: z.string().nullable(),
  changed_at: z.string().nullable(),
  /** Whether a wrong word could harm a patient: only texts with a `sign_off` are published then. */
  critical: z.boolean(),
  /**
   * Who translated and who revised what visitors read if everything is published; null until two people have signed
   * it, and after every change of it or of its English.
   */
  sign_off: signOff.nullable(),
  /** Who translated `text`; null if a machine did, if the account is gone, or if the English has changed since. */
  translator: translator.nullable(),
});

export const deskQuery = listQuery(['key', 'changed_at'], 'key', 50).extend({
  language: languageCode.exclude(['en']),
  namespace: namespace.optional(),
  state: z.enum(textStates).optional(),
  /** Only texts whose findings have this severity. */
  findings: z.enum(['block', 'warn']).optional(),
  /** Only texts with open comments. */
  comments: z.enum(['open']).optional(),
  /** Only critical texts that nobody has signed. */
  sign_off: z.enum(['missing']).optional(),
});

/** A text in a list. */
export const deskRow = deskText.extend({
  /** Open comments, those about its English included. */
  open_comments: z.int().min(0),
});

export const deskPage = pageOf(deskRow);

/** Whether a text is blank, and so no translation. */
export const isBlankText = (text: string): boolean => text.trim() === '';

/** Any text can be saved; `reviewed` is refused with `translation_blocked` while there is a blocking finding. */
export const deskUpdate = z.strictObject({
  text: z.string().max(translationMaxLength).regex(/\S/, 'Write a translation. It cannot be empty.'),
  state: z.enum(['translated', 'reviewed']),
  /** `hashOf` the English that the translator saw: refused with `source_changed` if the English has changed since. */
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

/** Saves the text of an earlier revision as a new one; those in between stay. */
export const textRevert = z.strictObject({ revision: z.int().min(1).max(999_999_999) });

const counts = z.record(z.enum(textStates), z.int().min(0));
const shownTexts: z.ZodType<ShownLanguageCounts> = z.object({
  own: z.int().min(0),
  fallback: z.int().min(0),
  english: z.int().min(0),
  chosen_english: z.int().min(0),
});

/** How many texts are in each state, by language and namespace. */
export const deskCoverage = z.object({
  items: z.array(
    z.object({
      language: languageCode,
      namespace,
      counts,
      /** Critical texts that visitors may read, and that two people have not signed. */
      unsigned: z.int().min(0),
      /** The languages that visitors read the texts in, with published texts over those of the files. */
      shown: shownTexts,
      /** The keys of the texts that they read in English because there is no translation. */
      english: z.array(z.string()),
      /** The keys of those that they read in English because staff chose that for groups with unsigned critical texts. */
      chosen_english: z.array(z.string()),
    }),
  ),
});

/** A published text set. Sets never change; the active one overrides the files of `/locales`. */
export const textSet = z.object({
  number: z.int().min(1),
  /**
   * The set that was active when it was published, and that it was made from. After a rollback not the number before.
   */
  base: z.int().min(0),
  active: z.boolean(),
  texts: z.int().min(0),
  username: z.string(),
  created_at: z.string(),
});

/** More than all texts of all languages. */
const maxTexts = 20_000;

/**
 * `POST /api/translations/sets`: makes a set from the active one, with the texts in `publish` as they are reviewed now,
 * and without those in `withdraw`. All others stay as they are, also those that were rolled back.
 */
export const textPublication = z
  .strictObject({
    /** Each with the revision that staff saw. */
    publish: z.array(textName.extend({ revision: z.int().min(1).max(999_999_999) })).max(maxTexts),
    /** Texts to return to those of the files. Each with the set that was active when staff saw it. */
    withdraw: z.array(textName.extend({ set: z.int().min(1).max(999_999_999) })).max(maxTexts),
  })
  .refine(({ publish, withdraw }) => publish.length + withdraw.length > 0, 'Name at least one text.');

/** An earlier set that was activated again. */
const rollBack = z.object({
  /** 0 is the files alone. */
  number: z.int().min(0),
  username: z.string(),
  created_at: z.string(),
});

/** Newest first. */
export const textSets = z.object({ items: z.array(textSet), roll_backs: z.array(rollBack) });

/**
 * `GET /api/translations/sets/taken-back`: texts that were published and no longer are, since they were withdrawn or an
 * earlier set was activated. A text that a newer one replaced does not count.
 */
export const takenBackTexts = z.object({
  items: z.array(z.object({ language: languageCode, namespace, key, text: z.string() })),
});

/**
 * Each text that differs between a set and the one active before it, or the one named; null in the set that lacks it.
 */
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

/** `GET /api/translations/published`: the active set, for every shell. `number` is 0 if nothing was ever published. */
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
      /** Missing where two people have not signed it. */
      sign_off: signOff.optional(),
    }),
  ),
});

/** The first hundred keys of a file that the language does not need. The import ignores them. */
const unknown = z.array(z.string());
/** The first hundred keys of a file without a text. The import does not change those texts. */
const empty = z.array(z.string());

const importChoice = z.enum(['take', 'leave']).default('take');

/**
 * `?older=leave` does not import a text if the file has an earlier revision of the one at the desk. `?reviewed=leave`
 * does not import over reviewed texts.
 */
export const textImportQuery = z.strictObject({ older: importChoice, reviewed: importChoice });

/**
 * `PUT /api/translations/files/ko/common` imports a file of texts, nested as i18next expects; its `/xliff` imports
 * XLIFF.
 */
export const textImport = z.object({
  /** Saved as `translated`. */
  changed: z.int().min(0),
  unchanged: z.int().min(0),
  /** Not imported, since they were translated from English that has changed since. */
  stale: z.int().min(0),
  /** The translators' notes in the file, saved as comments. */
  comments: z.int().min(0),
  /** Not imported because of `?older=leave`. */
  older: z.int().min(0),
  /** Not imported because of `?reviewed=leave`, and not counted in `older`. */
  reviewed: z.int().min(0),
  unknown,
  empty,
  /** About the changed texts. */
  findings: z.array(finding.extend({ key })),
});

/** `POST /api/translations/files/ko/common/preview` and `xliff/preview` take the same file and save nothing. */
export const textImportPreview = z.object({
  /** Of all texts in the file together: every change of one of them raises it. Sent back as `If-Match`. */
  revision: z.int().min(0),
  /** In the order of the English file. */
  changes: z.array(
    z.object({
      key,
      source: z.string(),
      /** The current text at the desk; null if there is none. */
      before: z.string().nullable(),
      after: z.string(),
      /** The state before the import, after which each of them is `translated`. */
      state: z.enum(textStates),
      /** About `after`. */
      findings: z.array(finding),
      changed_by: z.string().nullable(),
      changed_at: z.string().nullable(),
      /** Whether `after` is an earlier revision of the text at the desk. */
      older: z.boolean(),
    }),
  ),
  unchanged: z.int().min(0),
  comments: z.int().min(0),
  unknown,
  empty,
  /** Texts that the import would not change, since their English has changed since the XLIFF file was made. */
  stale: z.array(
    z.object({
      key,
      /** The current English. */
      source: z.string(),
      source_then: z.string(),
      /** The text in the file. */
      text: z.string(),
    }),
  ),
});

export type TextState = (typeof textStates)[number];
export type DeskText = z.infer<typeof deskText>;
export type TextTranslator = z.infer<typeof translator>;
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
