import fc from 'fast-check';
import { assess, type Answers, type CheckedProcedure, type Question, type Verdict } from './assess';

const verdictOf = (procedure: CheckedProcedure, question: Question, answers: Answers) =>
  assess(procedure, answers).findings.find((finding) => finding.question === question)?.verdict;

type Row = [procedure: CheckedProcedure, question: Question, answers: Answers, verdict: Verdict];

const table: Row[] = [
  ['lasik', 'age', { age: 17 }, 'outside'],
  ['lasik', 'age', { age: 18 }, 'within'],
  ['lasik', 'age', { age: 71 }, 'within'],
  ['lasik', 'age', {}, 'open'],
  ['lasik', 'age', { age: Number.NaN }, 'open'],
  ['lasik', 'stable', { stable: 'yes' }, 'within'],
  ['lasik', 'stable', { stable: 'no' }, 'outside'],
  ['lasik', 'stable', { stable: 'unsure' }, 'open'],
  ['lasik', 'sight', { sight: 'near', diopters: 12 }, 'within'],
  ['lasik', 'sight', { sight: 'near', diopters: 12.25 }, 'outside'],
  ['lasik', 'sight', { sight: 'near', diopters: -12 }, 'within'],
  ['lasik', 'sight', { sight: 'far', diopters: 6 }, 'within'],
  ['lasik', 'sight', { sight: 'far', diopters: 6.25 }, 'outside'],
  ['lasik', 'sight', { sight: 'neither' }, 'within'],
  ['lasik', 'sight', { sight: 'near' }, 'open'],
  ['lasik', 'sight', { diopters: 4 }, 'open'],
  ['lasik', 'sight', { sight: 'unsure', diopters: 4 }, 'open'],
  ['lasik', 'astigmatism', { astigmatism: 6 }, 'within'],
  ['lasik', 'astigmatism', { astigmatism: -6.25 }, 'outside'],
  ['lasik', 'astigmatism', {}, 'open'],
  ['icl', 'age', { age: 20 }, 'outside'],
  ['icl', 'age', { age: 21 }, 'within'],
  ['icl', 'age', { age: 45 }, 'within'],
  ['icl', 'age', { age: 46 }, 'outside'],
  ['icl', 'sight', { sight: 'near', diopters: 2.75 }, 'outside'],
  ['icl', 'sight', { sight: 'near', diopters: 3 }, 'within'],
  ['icl', 'sight', { sight: 'near', diopters: 20 }, 'within'],
  ['icl', 'sight', { sight: 'near', diopters: 20.25 }, 'outside'],
  ['icl', 'sight', { sight: 'far', diopters: 0.25 }, 'outside'],
  ['icl', 'sight', { sight: 'far', diopters: 0.5 }, 'within'],
  ['icl', 'sight', { sight: 'far', diopters: 10 }, 'within'],
  ['icl', 'sight', { sight: 'far', diopters: 10.25 }, 'outside'],
  ['icl', 'sight', { sight: 'neither' }, 'outside'],
  ['icl', 'conditions', { conditions: 'no' }, 'within'],
  ['icl', 'conditions', { conditions: 'yes' }, 'outside'],
  ['icl', 'conditions', { conditions: 'unsure' }, 'open'],
];

const lasikFits: Answers = { age: 30, stable: 'yes', sight: 'near', diopters: 4, astigmatism: 1 };
const iclFits: Answers = { age: 30, stable: 'yes', sight: 'near', diopters: 14, conditions: 'no' };

const quarters = (from: number, to: number) =>
  fc.integer({ min: from * 4, max: to * 4 }).map((quarter) => quarter / 4);
const anything = fc.record(
  {
    age: fc.integer({ min: 0, max: 110 }),
    stable: fc.constantFrom('yes', 'no', 'unsure'),
    sight: fc.constantFrom('near', 'far', 'neither', 'unsure'),
    diopters: quarters(-30, 30),
    astigmatism: quarters(-12, 12),
    conditions: fc.constantFrom('yes', 'no', 'unsure'),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<Answers>;
const procedure = fc.constantFrom('lasik', 'icl') as fc.Arbitrary<CheckedProcedure>;

describe('Self-check', () => {
  it.each(table)('%s, %s: %j is %s', (name, question, answers, verdict) => {
    expect(verdictOf(name, question, answers)).toBe(verdict);
  });

  it('asks about the limits of each procedure and nothing else', () => {
    expect(assess('lasik', {}).findings.map(({ question }) => question)).toEqual([
      'age',
      'stable',
      'sight',
      'astigmatism',
    ]);
    expect(assess('icl', {}).findings.map(({ question }) => question)).toEqual([
      'age',
      'stable',
      'sight',
      'conditions',
    ]);
  });

  it('comes to what the answers come to', () => {
    expect(assess('lasik', lasikFits).outcome).toBe('within');
    expect(assess('icl', iclFits).outcome).toBe('within');
    expect(assess('lasik', { ...lasikFits, stable: 'unsure' }).outcome).toBe('open');
    expect(assess('icl', { ...iclFits, age: 50, stable: undefined }).outcome).toBe('outside');
  });

  it('is no stricter inside a limit than at it, and no kinder beyond', () => {
    fc.assert(
      fc.property(quarters(0, 40), (diopters) => {
        expect(verdictOf('lasik', 'sight', { sight: 'near', diopters })).toBe(
          diopters <= 12 ? 'within' : 'outside',
        );
        expect(verdictOf('lasik', 'sight', { sight: 'far', diopters })).toBe(
          diopters <= 6 ? 'within' : 'outside',
        );
        expect(verdictOf('icl', 'sight', { sight: 'near', diopters })).toBe(
          diopters >= 3 && diopters <= 20 ? 'within' : 'outside',
        );
        expect(verdictOf('icl', 'sight', { sight: 'far', diopters })).toBe(
          diopters >= 0.5 && diopters <= 10 ? 'within' : 'outside',
        );
      }),
    );
  });

  it('weighs a number the same with its sign and without', () => {
    fc.assert(
      fc.property(procedure, anything, (name, answers) => {
        const { diopters, astigmatism } = answers;
        const turned = {
          ...answers,
          diopters: diopters === undefined ? undefined : -diopters,
          astigmatism: astigmatism === undefined ? undefined : -astigmatism,
        };
        expect(assess(name, turned)).toEqual(assess(name, answers));
      }),
    );
  });

  it('never calls a procedure suitable while an answer is missing or outside', () => {
    fc.assert(
      fc.property(procedure, anything, (name, answers) => {
        const { findings, outcome } = assess(name, answers);
        expect(outcome === 'within').toBe(findings.every(({ verdict }) => verdict === 'within'));
        expect(outcome === 'outside').toBe(findings.some(({ verdict }) => verdict === 'outside'));
      }),
    );
  });
});
