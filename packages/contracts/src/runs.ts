import { z } from 'zod';
import { textName } from './desk.js';
import { listQuery, pageOf } from './lists.js';
import { revisionFields } from './revisions.js';
import { serviceKinds } from './translations.js';

/** The states of texts that a run may replace: none that were written for the current English. */
const runTextStates = ['untranslated', 'stale'] as const;

const { language, namespace, key } = textName.shape;
const texts = z.int().min(0);

/** Which texts a run should translate: `POST /api/translations/runs`. */
export const runRequest = z.strictObject({
  languages: z.array(language).min(1).max(20),
  /** By default all namespaces. */
  namespace: namespace.optional(),
  states: z.array(z.enum(runTextStates)).min(1).max(2),
});

/** `POST /api/translations/runs/estimate`: how many texts a run would translate, and what it would cost at least. */
export const runEstimate = z.object({
  texts,
  /** Texts from the translation cache, and repeated ones, which cost nothing. */
  free: texts,
  /** Texts in languages that no service translates into. */
  without_service: texts,
  /** The services that would translate the rest, with code points and US dollars for the first attempt. */
  services: z.array(
    z.object({
      service: z.enum(serviceKinds),
      /** The service's brand name. */
      name: z.string(),
      texts,
      characters: z.int().min(0),
      dollars: z.number().min(0),
    }),
  ),
  /** Code points of this month. */
  budget: z.object({ characters: z.int().min(0), spent: z.int().min(0) }),
});

/**
 * `waiting`: another run comes first. `stopped`: `reason` says why. A cancelled or stopped run can be resumed.
 */
const runStates = ['waiting', 'running', 'cancelled', 'stopped', 'finished'] as const;

/**
 * `translated`: by a service. `needs_human`: every service altered a term or a number. `skipped`: somebody translated
 * it in the meantime, or the site no longer has the text. `failed`: the services refused this text.
 */
const runOutcomes = ['translated', 'needs_human', 'skipped', 'failed'] as const;

const translationRun = z.object({
  id: z.uuid(),
  state: z.enum(runStates),
  /** Why it stopped, or why it pauses while running: `DeepL API error: 456 Quota exceeded`. */
  reason: z.string().nullable(),
  languages: z.array(language),
  namespace: namespace.nullable(),
  states: z.array(z.enum(runTextStates)),
  username: z.string(),
  created_at: z.string(),
  /** When it ended; null before that. */
  ended_at: z.string().nullable(),
  /** How many texts it has to translate. */
  texts,
  /** The outcomes so far. */
  outcomes: z.object({ translated: texts, needs_human: texts, skipped: texts, failed: texts }),
  ...revisionFields,
});

/** By default newest first. */
export const runsQuery = listQuery(['created_at'], '-created_at').omit({ search: true });
export const runsPage = pageOf(translationRun);

/** A run with the first texts that it could not translate. */
export const runDetail = translationRun.extend({
  left: z.array(
    z.object({
      language,
      namespace,
      key,
      outcome: z.enum(runOutcomes).exclude(['translated']),
      /** The message of the services; null if the outcome says enough. */
      reason: z.string().nullable(),
    }),
  ),
});

export type RunRequest = z.infer<typeof runRequest>;
export type RunEstimate = z.infer<typeof runEstimate>;
export type RunOutcome = (typeof runOutcomes)[number];
export type RunState = (typeof runStates)[number];
export type RunTextState = (typeof runTextStates)[number];
export type TranslationRun = z.infer<typeof translationRun>;
export type RunDetail = z.infer<typeof runDetail>;
