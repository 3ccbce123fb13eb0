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

/** Replaces everything about a risk but what it is a risk of. */
export const riskContent = z.strictObject(content);

const subject = { option: z.enum(riskOptions), harm: z.enum(harms) };

/** A new risk: what it is a risk of, and its number. */
export const riskCreate = riskContent.extend(subject);

type Checked = Pick<
  z.infer<typeof riskContent>,
  'affected' | 'out_of' | 'bound' | 'reviewer' | 'reviewed_on'
>;

interface RiskProblem {
  path: 'affected' | 'reviewed_on' | 'harm';
  message: string;
}

/** Why a number cannot be true, or a review is half said; null if neither. The schemas do not say it: the API and the form do. */
export function findRiskProblem(risk: Checked): RiskProblem | null {
  if (risk.affected > risk.out_of)
    return { path: 'affected', message: `Of ${risk.out_of}, at most ${risk.out_of} can have it.` };
  if (risk.bound === 'fewer' && risk.affected === 0)
    return { path: 'affected', message: 'Fewer than 0 is impossible.' };
  if ((risk.reviewer === null) !== (risk.reviewed_on === null))
    return { path: 'reviewed_on', message: 'Give both who reviewed it and the day, or neither.' };
  return null;
}

/** The same for a new risk, of which the site must have words. */
export function findNewRiskProblem(risk: z.infer<typeof riskCreate>): RiskProblem | null {
  const isKnown = (harmsByOption[risk.option] as readonly Harm[]).includes(risk.harm);
  return isKnown ? findRiskProblem(risk) : { path: 'harm', message: 'The site has no words for this.' };
}

const checkWith =
  <Value>(find: (value: Value) => RiskProblem | null) =>
  ({ value, issues }: z.core.ParsePayload<Value>): void => {
    const problem = find(value);
    if (problem)
      issues.push({ code: 'custom', path: [problem.path], input: value, message: problem.message });
  };

/** For forms, with the checks across fields that the API does itself. */
export const riskForm = riskContent.check(checkWith(findRiskProblem));
export const newRiskForm = riskCreate.check(checkWith(findNewRiskProblem));

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
