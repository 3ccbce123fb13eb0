import { z } from 'zod';
import { listQuery, pageOf } from './lists.js';
import { riskMaxLengths } from './max-lengths.js';
import { revisionFields } from './revisions.js';
import {
  countedThings,
  denominators,
  harms,
  harmsByOption,
  riskBounds,
  riskDurations,
  riskOnsets,
  riskOptions,
  riskSeverities,
  type Harm,
} from './risk-choices.js';

const line = z.string().trim().min(1).max(riskMaxLengths.line);

/** The study that a number is from. It is quoted as it was printed, so nobody translates it. */
const riskSource = z.strictObject({
  authors: line,
  title: line,
  /** The journal, with volume and pages, or who published it. */
  publication: line,
  year: z.int().min(1950).max(2100),
  url: z
    .url()
    .regex(/^https:\/\/[^\s/]/, 'Write an address that begins with https://.')
    .max(riskMaxLengths.url),
});

const content = {
  /** `affected` of `out_of`, as the study says it: 46 of 100, 6 of 1,000. */
  affected: z.int().min(0).max(1000),
  out_of: z.literal(denominators),
  bound: z.enum(riskBounds),
  counted: z.enum(countedThings),
  /** How many people or eyes the study is about. */
  studied: z.int().min(1).max(1_000_000_000).nullable(),
  /** How many months after the surgery it was counted. */
  months: z.int().min(0).max(600).nullable(),
  onset: z.enum(riskOnsets),
  duration: z.enum(riskDurations),
  severity: z.enum(riskSeverities),
  source: riskSource,
  /** Who compared the number with its source, and on which day. */
  reviewer: line.nullable(),
  reviewed_on: z.iso.date().nullable(),
};

/** Why a number cannot be true, or a review is half said; null if neither. */
export function findRiskProblem(
  risk: Pick<z.infer<typeof uncheckedContent>, 'affected' | 'out_of' | 'bound' | 'reviewer' | 'reviewed_on'>,
): { path: 'affected' | 'reviewed_on'; message: string } | null {
  if (risk.affected > risk.out_of)
    return { path: 'affected', message: `Of ${risk.out_of}, at most ${risk.out_of} can have it.` };
  if (risk.bound === 'fewer' && risk.affected === 0)
    return { path: 'affected', message: 'Fewer than 0 is impossible.' };
  if ((risk.reviewer === null) !== (risk.reviewed_on === null))
    return { path: 'reviewed_on', message: 'Give both who reviewed it and the day, or neither.' };
  return null;
}

function checkContent({ value, issues }: z.core.ParsePayload<z.infer<typeof uncheckedContent>>): void {
  const problem = findRiskProblem(value);
  if (problem) issues.push({ code: 'custom', path: [problem.path], input: value, message: problem.message });
}

const uncheckedContent = z.strictObject(content);

/** Replaces everything about a risk but what it is a risk of. */
export const riskContent = uncheckedContent.check(checkContent);

const subject = { option: z.enum(riskOptions), harm: z.enum(harms) };

const isHarmOf = ({ option, harm }: z.infer<z.ZodObject<typeof subject>>): boolean =>
  (harmsByOption[option] as readonly Harm[]).includes(harm);

/** A new risk: what it is a risk of, and its number. */
export const riskCreate = uncheckedContent
  .extend(subject)
  .check(checkContent)
  .refine(isHarmOf, { path: ['harm'], message: 'The site has no words for this.' });

/** A risk for staff. */
export const risk = z.object({
  id: z.uuid(),
  ...subject,
  ...content,
  is_sample: z.boolean(),
  created_at: z.string(),
  ...revisionFields,
});

/** A risk for visitors. */
const publicRisk = risk.omit({ created_at: true, revision: true, changed_by: true });

export const riskQuery = listQuery(['created_at', 'affected', 'harm'], 'created_at').extend({
  option: subject.option.optional(),
});
export const riskPage = pageOf(risk);
export const publicRiskPage = pageOf(publicRisk);

export type RiskContent = z.infer<typeof riskContent>;
export type RiskCreate = z.infer<typeof riskCreate>;
export type RiskQuery = z.infer<typeof riskQuery>;
export type Risk = z.infer<typeof risk>;
export type PublicRisk = z.infer<typeof publicRisk>;
