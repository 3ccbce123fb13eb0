import type { LanguageCode } from '@lens/contracts/languages';
import type { Face } from './face.ts';

/** Faces that a page links together. */
export interface Sheet {
  name: string;
  /** Whose texts the first slices hold. */
  languages: LanguageCode[];
  faces: Face[];
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
  },
  {
    name: 'arabic',
    languages: ['ar'],
    faces: [
      { family: 'Noto Naskh Arabic', name: 'noto-naskh-arabic', scripts: ['arabic'], weight: display },
      { family: 'Noto Sans Arabic', name: 'noto-sans-arabic', scripts: ['arabic'], weight: text },
    ],
  },
  {
    name: 'hebrew',
    languages: ['he'],
    faces: [
      { family: 'Noto Serif Hebrew', name: 'noto-serif-hebrew', scripts: ['hebrew'], weight: display },
      { family: 'Noto Sans Hebrew', name: 'noto-sans-hebrew', scripts: ['hebrew'], weight: text },
    ],
  },
  {
    name: 'armenian',
    languages: ['hy'],
    faces: [
      { family: 'Noto Serif Armenian', name: 'noto-serif-armenian', scripts: ['armenian'], weight: display },
      { family: 'Noto Sans Armenian', name: 'noto-sans-armenian', scripts: ['armenian'], weight: text },
    ],
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
      // Who needs it has no sign to read until it comes; who has the system's never loads it.
      {
        family: 'Droid Sans Fallback',
        name: 'droid-sans-fallback',
        scripts: [],
        own: true,
        swaps: true,
        weight: 400,
      },
    ],
  },
];
