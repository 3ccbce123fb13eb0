import { procedureLimits } from '@lens/contracts/practice-facts';
import { procedures as all, type Procedure } from '@lens/contracts/procedures';
import type common from '../../../locales/en/common.json';
import { limitWords } from '../procedure/limit-words';

type Texts = (typeof common)['selfCheck'];
type Keys<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${Keys<Tree[Key]>}`;
}[keyof Tree & string];
type Asked = {
  [Key in keyof Texts]: Texts[Key] extends { question: string } ? Key : never;
}[keyof Texts];
/** The path of a text below `selfCheck`. */
type Text = Keys<Texts>;

/** One answer to a question, and for which procedures it matters. */
export interface Answer {
  value: string;
  /** Its words, and the numbers in them. */
  label: Text;
  numbers?: Readonly<Record<string, string | number>>;
  /** What stands under it when it is chosen. */
  note?: Text;
  /** A second sentence under the note. */
  more?: Text;
  against?: readonly Procedure[];
  /** Leaves these open: somebody has to measure, or to talk it over. */
  discuss?: readonly Procedure[];
  /** What the result says before, or in place of, what it comes to for each procedure. */
  first?: 'today' | 'nothing';
}

export interface Question {
  name: Asked;
  hint?: Text;
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
 * What the pages exclude, asked in words that patients can answer. PRK uses the laser of LASIK and has its limits;
 * what only measuring tells is not asked, and the result says so.
 */
export const questions: readonly Question[] = [
  {
    name: 'age',
    answers: [
      { value: 'child', label: 'age.under', numbers: { age: lasikAge }, note: 'age.young', against: all },
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
      { ...no, note: 'stable.no', against: all },
      { ...unsure, note: 'stable.unsure', discuss: all },
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
      { value: 'higher', label: 'sight.stronger', numbers: { limit: myopiaTo }, note: beyond, against: all },
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
        against: all,
      },
      { ...unsure, note: 'measured', discuss: all },
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
  { name: 'pregnant', answers: [{ ...yes, note: 'pregnant.yes', against: all }, no] },
  {
    name: 'dry',
    answers: [{ ...yes, note: 'dry.yes', against: ['lasik'], discuss: ['prk'] }, no],
  },
  {
    name: 'healing',
    answers: [
      { ...yes, note: 'healing.yes', against: laser, discuss: icl },
      no,
      { ...unsure, note: 'healing.yes', discuss: all },
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
        against: all,
      },
      no,
      { ...unsure, note: 'measured', discuss: all },
    ],
  },
  {
    name: 'pressure',
    answers: [
      { ...yes, note: 'pressure.yes', against: icl, discuss: laser },
      no,
      { ...unsure, note: 'measured', discuss: all },
    ],
  },
  { name: 'surgery', answers: [{ ...yes, note: 'surgery.yes', against: icl, discuss: laser }, no] },
  { name: 'inflammation', answers: [{ ...yes, note: 'inflammation.yes', against: all, first: 'today' }, no] },
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

/** The procedures whose result waits for an answer to this question. */
export const concerns = ({ answers }: Question): readonly Procedure[] =>
  all.filter((name) =>
    answers.some(({ against = [], discuss = [] }) => [...against, ...discuss].includes(name)),
  );
