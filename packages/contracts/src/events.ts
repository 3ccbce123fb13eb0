import { z } from 'zod';
import { languages, type LanguageCode } from './languages.js';
import { blockedKinds, policyDirectives } from './policy-violations.js';

const codes = languages.map((language) => language.code) as [LanguageCode, ...LanguageCode[]];
const language = z.enum(codes);
const token = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w./:+-]*$/);

/** The pattern of a page's address, never the address itself: `/blog/:slug`, or `*` if there is no such page. */
const route = z
  .string()
  .max(80)
  .regex(/^(?:\/[a-z0-9/:_-]*|\*)$/);

/**
 * At which stage a remote failed. `load`: its entry did not load. `chunk`: another of its files did not load.
 * `timeout`: loading took too long. `integrity`: a file has another hash than in the registry. `server`: it failed on
 * the server. `render`: it failed in the browser before it was shown. `effect`: it failed after that. `uncaught`: an error of its code that nothing caught.
 */
const remoteFailureStages = [
  'load',
  'chunk',
  'timeout',
  'integrity',
  'server',
  'render',
  'effect',
  'uncaught',
] as const;
export type RemoteFailureStage = (typeof remoteFailureStages)[number];

const ms = z.number().min(0).max(600_000);
/** The span of an answer that this browser got, from its header Server-Timing. */
const traceparent = z.string().regex(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);

/** Everything that a browser may report: a strict union without free text, so that it cannot contain personal data. */
export const browserEvent = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('language_changed'), from: language, to: language }),
  z.strictObject({
    kind: z.literal('remote_failure'),
    remote: token(60),
    version: token(60),
    composition: token(80),
    route,
    stage: z.enum(remoteFailureStages),
  }),
  z.strictObject({
    kind: z.literal('policy_violation'),
    directive: z.enum(policyDirectives),
    blocked: z.enum(blockedKinds),
    route,
  }),
  z.strictObject({ kind: z.literal('missing_key'), key: token(160), language, route }),
  z.strictObject({
    kind: z.literal('web_vital'),
    name: z.enum(['FCP', 'LCP', 'CLS', 'TTFB']),
    value: ms,
    route,
  }),
  /** Where traces are on: how long the page took to open, and its requests to the API. */
  z.strictObject({
    kind: z.literal('page_timings'),
    load: z
      .strictObject({
        traceparent: traceparent.optional(),
        startedMsAgo: ms,
        response: ms,
        firstPaint: ms.optional(),
        largestPaint: ms.optional(),
        loaded: ms.optional(),
      })
      .optional(),
    requests: z.array(z.strictObject({ traceparent, startedMsAgo: ms, ms })).max(20),
  }),
]);

export type BrowserEvent = z.infer<typeof browserEvent>;
