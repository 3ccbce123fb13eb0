import { procedureLimits } from '@lens/contracts/practice-facts';
import { procedures, type Procedure } from '@lens/contracts/procedures';
import type common from '../../../locales/en/common.json';
import { limitWords } from '../procedure/limit-words';

type Texts = (typeof common)['selfCheck'];
type Keys<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${Keys<Tree[Key]>}`;
}[keyof Tree & string];
type QuestionName = {
  [Key in keyof Texts]: Texts[Key] extends { question: string } ? Key : never;
}[keyof Texts];
/** The key of a text below `selfCheck`. */
type TextKey = Keys<Texts>;

/** One answer to a question, and for which procedures it matters. */
export interface Answer {
  value: string;
  /** Its text, and the numbers in it. */
  label: TextKey;
  numbers?: Readonly<Record<string, string | number>>;
  /** The note under it once it is chosen. */
  note?: TextKey;
  /** A second sentence under the note. */
  more?: TextKey;
  against?: readonly Procedure[];
  /** Procedures that it leaves open, until somebody has measured or talked it over. */
  discuss?: readonly Procedure[];
  /** A message that the result shows before the procedures (`today`) or in their place (`nothing`). */
  first?: 'today' | 'nothing';
}

export interface Question {
  name: QuestionName;
  hint?: TextKey;
  answers: readonly Answer[];
}

const laser = ['lasik', 'prk'] as const;
const icl = ['icl'] as const;

const yes = { value: 'yes', label: 'options.yes' } as const;
const no = { value: 'no', label: 'options.no' } as const;
const unsure = { value: 'unsure', label: 'options.unsure' } as const;

const { lasikAge, iclAge } = procedureLimits;
const { myopia: _, ...lasik } = limitWords.lasik;
const { myopiaFrom, myopiaTo, hyperopiaFrom, hyperopiaTo, laserMyopia, laserHyperopia } = limitWords.icl;
const lensAges = { from: iclAge.from, to: iclAge.to };
const beyond = 'beyond';

/**
 * Questions about everything that the pages rule out, in words that patients can answer. PRK uses the laser of LASIK and has
 * its limits. The result names what only measuring can tell.
 */
export const questions: readonly Question[] = [
  {
    name: 'age',
    answers: [
      {
        value: 'child',
        label: 'age.under',
        numbers: { age: lasikAge },
        note: 'age.young',
        against: procedures,
      },
      {
        value: 'young',
        label: 'age.span',
        numbers: { from: lasikAge, to: iclAge.from - 1 },
        note: 'age.lens',
        against: icl,
      },
      { value: 'adult', label: 'age.span', numbers: lensAges },
      {
        value: 'older',
        label: 'age.over',
        numbers: { age: iclAge.to },
        note: 'age.lens',
        more: 'age.reading',
        against: icl,
      },
    ],
  },
  {
    name: 'stable',
    answers: [
      yes,
      { ...no, note: 'stable.no', against: procedures },
      { ...unsure, note: 'stable.unsure', discuss: procedures },
    ],
  },
  {
    name: 'sight',
    hint: 'sight.hint',
    answers: [
      { value: 'none', label: 'sight.none', note: beyond, against: icl, first: 'nothing' },
      { value: 'weak', label: 'sight.weaker', numbers: { limit: myopiaFrom }, note: beyond, against: icl },
      { value: 'near', label: 'sight.near', numbers: { from: myopiaFrom, to: laserMyopia } },
      {
        value: 'high',
        label: 'sight.nearBeyond',
        numbers: { from: laserMyopia, to: myopiaTo },
        note: beyond,
        against: laser,
      },
      {
        value: 'higher',
        label: 'sight.stronger',
        numbers: { limit: myopiaTo },
        note: beyond,
        against: procedures,
      },
      { value: 'far', label: 'sight.far', numbers: { from: hyperopiaFrom, to: laserHyperopia } },
      {
        value: 'farther',
        label: 'sight.farBeyond',
        numbers: { from: laserHyperopia, to: hyperopiaTo },
        note: beyond,
        against: laser,
      },
      {
        value: 'farthest',
        label: 'sight.stronger',
        numbers: { limit: hyperopiaTo },
        note: beyond,
        against: procedures,
      },
      { ...unsure, note: 'measured', discuss: procedures },
    ],
  },
  {
    name: 'astigmatism',
    hint: 'astigmatism.hint',
    answers: [
      { value: 'none', label: 'astigmatism.none', first: 'nothing' },
      { value: 'within', label: 'astigmatism.within', numbers: lasik },
      {
        value: 'over',
        label: 'astigmatism.over',
        numbers: lasik,
        note: 'astigmatism.strong',
        against: laser,
        discuss: icl,
      },
      { ...unsure, note: 'measured', discuss: laser },
    ],
  },
  { name: 'pregnant', answers: [{ ...yes, note: 'pregnant.yes', against: procedures }, no] },
  {
    name: 'dry',
    answers: [{ ...yes, note: 'dry.yes', against: ['lasik'], discuss: ['prk'] }, no],
  },
  {
    name: 'healing',
    answers: [
      { ...yes, note: 'healing.yes', against: laser, discuss: icl },
      no,
      { ...unsure, note: 'healing.yes', discuss: procedures },
    ],
  },
  {
    name: 'cornea',
    answers: [
      {
        value: 'thin',
        label: 'cornea.thin',
        note: 'cornea.thinMeans',
        against: ['lasik'],
        discuss: ['prk'],
      },
      {
        value: 'bulging',
        label: 'cornea.bulging',
        note: 'cornea.bulgingMeans',
        against: procedures,
      },
      no,
      { ...unsure, note: 'measured', discuss: procedures },
    ],
  },
  {
    name: 'pressure',
    answers: [
      { ...yes, note: 'pressure.yes', against: icl, discuss: laser },
      no,
      { ...unsure, note: 'measured', discuss: procedures },
    ],
  },
  { name: 'surgery', answers: [{ ...yes, note: 'surgery.yes', against: icl, discuss: laser }, no] },
  {
    name: 'inflammation',
    answers: [{ ...yes, note: 'inflammation.yes', against: procedures, first: 'today' }, no],
  },
  {
    name: 'chamber',
    answers: [
      { ...yes, note: 'chamber.yes', against: icl },
      no,
      { ...unsure, note: 'measured', discuss: icl },
    ],
  },
  {
    name: 'expectations',
    answers: [yes, { ...no, note: 'expectations.no', against: icl, discuss: laser }],
  },
];

/** The procedures for which an answer to this question matters. */
export const concerns = ({ answers }: Question): readonly Procedure[] =>
  procedures.filter((name) =>
    answers.some(({ against = [], discuss = [] }) => [...against, ...discuss].includes(name)),
  );
