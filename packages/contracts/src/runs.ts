import { z } from 'zod';
import { textName } from './desk.js';
import { listQuery, pageOf } from './lists.js';
import { revised } from './revisions.js';
import { serviceKinds } from './translations.js';

/** What a run may write over: nothing that was written for the English of today. */
const runTextStates = ['untranslated', 'stale'] as const;

const { language, namespace, key } = textName.shape;
const texts = z.int().min(0);

/** Which texts services are to translate, one after the other: `POST /api/translations/runs`. */
export const runRequest = z.strictObject({
  languages: z.array(language).min(1).max(20),
  /** Every namespace where there is none. */
  namespace: namespace.optional(),
  states: z.array(z.enum(runTextStates)).min(1).max(2),
});

/** `POST /api/translations/runs/estimate`: what a run would take on, and at least cost. */
export const runEstimate = z.object({
  texts,
  /** Known from before, or said twice: they cost nothing. */
  free: texts,
  /** Of languages that no service translates into. */
  without_service: texts,
  /** Who would translate the rest: code points as they are sent first, and US dollars for them. */
  services: z.array(
    z.object({
      service: z.enum(serviceKinds),
      /** As people know it. */
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
 * `waiting`: for a run before it. `stopped`: by what `reason` says. A run that was cancelled or stopped can be resumed.
 */
const runStates = ['waiting', 'running', 'cancelled', 'stopped', 'finished'] as const;

/**
 * `translated`: a service did. `needs_human`: no service kept every term and number. `skipped`: somebody wrote it in the
 * meantime, or the site does without it. `failed`: the services refused this text.
 */
const runOutcomes = ['translated', 'needs_human', 'skipped', 'failed'] as const;

const translationRun = z.object({
  id: z.uuid(),
  state: z.enum(runStates),
  /** Why it stopped, or why it waits while it is running, in words for people: `DeepL API error: 456 Quota exceeded`. */
  reason: z.string().nullable(),
  languages: z.array(language),
  namespace: namespace.nullable(),
  states: z.array(z.enum(runTextStates)),
  username: z.string(),
  created_at: z.string(),
  /** When it was over; null as long as it is not. */
  ended_at: z.string().nullable(),
  /** All that it took on. */
  texts,
  /** What became of those that it is through with. */
  outcomes: z.object({ translated: texts, needs_human: texts, skipped: texts, failed: texts }),
  ...revised,
});

/** Newest first unless it is asked otherwise. */
export const runsQuery = listQuery(['created_at'], '-created_at').omit({ search: true });
export const runsPage = pageOf(translationRun);

/** With the first texts that it left to people. */
export const runDetail = translationRun.extend({
  left: z.array(
    z.object({
      language,
      namespace,
      key,
      outcome: z.enum(runOutcomes).exclude(['translated']),
      /** In the words of the services; null where the outcome says it. */
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
