import type { LanguageCode } from '@lens/contracts/languages';
import type { Face } from './face.ts';
import {
  likeArabic,
  likeArmenian,
  likeFigtree,
  likeHebrew,
  likeNewsreader,
  likeSourceSans,
  type StandIn,
} from './stand-ins.ts';

/** Faces that a page links together. */
export interface Sheet {
  name: string;
  /** Whose texts the first slices hold. */
  languages: LanguageCode[];
  faces: Face[];
  /** What stands in their place until they have come. */
  standIns?: StandIn[];
}

/** Between the lightest figures and the headings: the axis would double the file. */
const display = 400;
const text = { min: 400, max: 700 };

/** What every page needs; it stands in the page itself. */
export const latinSheet: Sheet = {
  name: 'latin',
  languages: ['en', 'es', 'es-MX', 'pt-BR', 'tl', 'vi', 'ar', 'he', 'hy', 'ko', 'zh'],
  faces: [
    { family: 'Newsreader', name: 'newsreader', scripts: ['latin', 'latin-ext'], weight: display },
    { family: 'Figtree', name: 'figtree', scripts: ['latin', 'latin-ext'], weight: text },
  ],
  standIns: [...likeNewsreader, ...likeFigtree],
};

/**
 * Faces that every page in a language opens with, by their names: the browser is told of them before it has read a rule.
 * Korean and Chinese pages choose among many files, each its own.
 */
export const openingFaces = (code: LanguageCode): string[] => {
  const base = ['newsreader', 'figtree'];
  const own: Partial<Record<LanguageCode, string[]>> = {
    vi: ['newsreader', 'source-sans-3'],
    ar: ['figtree', 'noto-naskh-arabic', 'noto-sans-arabic'],
    he: [...base, 'noto-serif-hebrew', 'noto-sans-hebrew'],
    hy: ['figtree', 'noto-serif-armenian', 'noto-sans-armenian'],
    ko: [],
    zh: [],
  };
  return own[code] ?? base;
};

/** Linked for one language only. */
export const scriptSheets: Sheet[] = [
  {
    name: 'vietnamese',
    languages: ['vi'],
    faces: [
      { family: 'Newsreader', name: 'newsreader', scripts: ['vietnamese'], weight: display },
      {
        family: 'Source Sans 3',
        name: 'source-sans-3',
        scripts: ['latin', 'latin-ext', 'vietnamese'],
        weight: 400,
      },
    ],
    standIns: likeSourceSans,
  },
  {
    name: 'arabic',
    languages: ['ar'],
    faces: [
      { family: 'Noto Naskh Arabic', name: 'noto-naskh-arabic', scripts: ['arabic'], weight: display },
      { family: 'Noto Sans Arabic', name: 'noto-sans-arabic', scripts: ['arabic'], weight: text },
    ],
    standIns: likeArabic,
  },
  {
    name: 'hebrew',
    languages: ['he'],
    faces: [
      { family: 'Noto Serif Hebrew', name: 'noto-serif-hebrew', scripts: ['hebrew'], weight: display },
      { family: 'Noto Sans Hebrew', name: 'noto-sans-hebrew', scripts: ['hebrew'], weight: text },
    ],
    standIns: likeHebrew,
  },
  {
    name: 'armenian',
    languages: ['hy'],
    faces: [
      { family: 'Noto Serif Armenian', name: 'noto-serif-armenian', scripts: ['armenian'], weight: display },
      { family: 'Noto Sans Armenian', name: 'noto-sans-armenian', scripts: ['armenian'], weight: text },
    ],
    standIns: likeArmenian,
  },
  {
    name: 'korean',
    languages: ['ko'],
    faces: [
      { family: 'Noto Sans KR', name: 'noto-sans-kr', scripts: ['latin'], numbered: true, weight: 400 },
    ],
  },
  {
    name: 'chinese',
    languages: ['zh'],
    faces: [
      { family: 'Figtree Regular', name: 'figtree', scripts: ['latin'], weight: 400 },
      { family: 'Droid Sans Fallback', name: 'droid-sans-fallback', scripts: [], own: true, weight: 400 },
    ],
  },
];
