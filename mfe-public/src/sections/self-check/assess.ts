import { procedureLimits } from '../procedure/procedure-facts';

export type CheckedProcedure = 'lasik' | 'icl';
export type Choice = 'yes' | 'no' | 'unsure';
export type Sight = 'near' | 'far' | 'neither' | 'unsure';
export type Verdict = 'within' | 'outside' | 'open';

/** What somebody told about themselves; whatever is missing stays open. Diopters with or without their sign. */
export interface Answers {
  age?: number;
  stable?: Choice;
  sight?: Sight;
  diopters?: number;
  astigmatism?: number;
  /** Whether anything on the list of what rules the procedure out applies. */
  conditions?: Choice;
}

/** What each procedure asks about, in this order. */
export const questionsOf = {
  lasik: ['age', 'stable', 'sight', 'astigmatism'],
  icl: ['age', 'stable', 'sight', 'conditions'],
} as const;

export type Question = (typeof questionsOf)[CheckedProcedure][number];

const { lasikAge, lasikMyopia, lasikHyperopia, lasikAstigmatism, iclAge, iclMyopia, iclHyperopia } =
  procedureLimits;

const rangesOf = {
  lasik: {
    age: { from: lasikAge, to: Infinity },
    near: { from: 0, to: lasikMyopia },
    far: { from: 0, to: lasikHyperopia },
  },
  icl: { age: iclAge, near: iclMyopia, far: iclHyperopia },
} as const;

function place(value: number | undefined, { from, to }: { from: number; to: number }): Verdict {
  if (value === undefined || Number.isNaN(value)) return 'open';
  return from <= value && value <= to ? 'within' : 'outside';
}

const size = (value: number | undefined) => (value === undefined ? undefined : Math.abs(value));

/** @param good the answer that speaks for the procedure */
function weigh(choice: Choice | undefined, good: Choice): Verdict {
  if (choice === undefined || choice === 'unsure') return 'open';
  return choice === good ? 'within' : 'outside';
}

function weighSight(procedure: CheckedProcedure, { sight, diopters }: Answers): Verdict {
  if (sight === undefined || sight === 'unsure') return 'open';
  const ranges = rangesOf[procedure];
  return sight === 'neither' ? place(0, ranges.near) : place(size(diopters), ranges[sight]);
}

const weighing: Record<Question, (procedure: CheckedProcedure, answers: Answers) => Verdict> = {
  age: (procedure, { age }) => place(age, rangesOf[procedure].age),
  stable: (_, { stable }) => weigh(stable, 'yes'),
  sight: weighSight,
  astigmatism: (_, { astigmatism }) => place(size(astigmatism), { from: 0, to: lasikAstigmatism }),
  conditions: (_, { conditions }) => weigh(conditions, 'no'),
};

export interface Assessment {
  findings: { question: Question; verdict: Verdict }[];
  outcome: Verdict;
}

/** Where each answer lies, and what all of them come to: one outside outweighs what is open. */
export function assess(procedure: CheckedProcedure, answers: Answers): Assessment {
  const findings = questionsOf[procedure].map((question) => ({
    question,
    verdict: weighing[question](procedure, answers),
  }));
  const holds = (verdict: Verdict) => findings.some((finding) => finding.verdict === verdict);
  return { findings, outcome: holds('outside') ? 'outside' : holds('open') ? 'open' : 'within' };
}
