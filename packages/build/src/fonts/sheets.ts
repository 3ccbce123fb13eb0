import type { LanguageCode } from '@lens/contracts/languages';
import type { Font } from './font.ts';
import {
  arabicFallbacks,
  armenianFallbacks,
  figtreeFallbacks,
  hebrewFallbacks,
  newsreaderFallbacks,
  sourceSansFallbacks,
  type FallbackFont,
} from './fallback-fonts.ts';

/** The fonts of one style sheet. */
export interface FontSheet {
  name: string;
  /** The languages whose texts the first slices are for. */
  languages: LanguageCode[];
  fonts: Font[];
  /** What the page shows until the fonts are loaded. */
  fallbacks?: FallbackFont[];
}

/** Between the lightest figures and the headings, since a range of weights would double the file. */
const display = 400;
const text = { min: 400, max: 700 };

/** The fonts for every page; their style sheet is inlined in the page. */
export const latinSheet: FontSheet = {
  name: 'latin',
  languages: ['en', 'es', 'es-MX', 'pt-BR', 'tl', 'vi', 'ar', 'he', 'hy', 'ko', 'zh'],
  fonts: [
    { family: 'Newsreader', name: 'newsreader', scripts: ['latin', 'latin-ext'], weight: display },
    { family: 'Figtree', name: 'figtree', scripts: ['latin', 'latin-ext'], weight: text },
  ],
  fallbacks: [...newsreaderFallbacks, ...figtreeFallbacks],
};

/**
 * The names of the fonts that every page in a language needs at once, which the browser preloads before it has read a
 * style sheet. Korean and Chinese pages need different files each.
 */
export const initialFonts = (code: LanguageCode): string[] => {
  const base = ['newsreader', 'figtree'];
  const byLanguage: Partial<Record<LanguageCode, string[]>> = {
    vi: ['newsreader', 'source-sans-3'],
    ar: ['figtree', 'noto-naskh-arabic', 'noto-sans-arabic'],
    he: [...base, 'noto-serif-hebrew', 'noto-sans-hebrew'],
    hy: ['figtree', 'noto-serif-armenian', 'noto-sans-armenian'],
    ko: [],
    zh: [],
  };
  return byLanguage[code] ?? base;
};

/** The style sheets that only pages in one language link. */
export const scriptSheets: FontSheet[] = [
  {
    name: 'vietnamese',
    languages: ['vi'],
    fonts: [
      { family: 'Newsreader', name: 'newsreader', scripts: ['vietnamese'], weight: display },
      {
        family: 'Source Sans 3',
        name: 'source-sans-3',
        scripts: ['latin', 'latin-ext', 'vietnamese'],
        weight: 400,
      },
    ],
    fallbacks: sourceSansFallbacks,
  },
  {
    name: 'arabic',
    languages: ['ar'],
    fonts: [
      { family: 'Noto Naskh Arabic', name: 'noto-naskh-arabic', scripts: ['arabic'], weight: display },
      { family: 'Noto Sans Arabic', name: 'noto-sans-arabic', scripts: ['arabic'], weight: text },
    ],
    fallbacks: arabicFallbacks,
  },
  {
    name: 'hebrew',
    languages: ['he'],
    fonts: [
      { family: 'Noto Serif Hebrew', name: 'noto-serif-hebrew', scripts: ['hebrew'], weight: display },
      { family: 'Noto Sans Hebrew', name: 'noto-sans-hebrew', scripts: ['hebrew'], weight: text },
    ],
    fallbacks: hebrewFallbacks,
  },
  {
    name: 'armenian',
    languages: ['hy'],
    fonts: [
      { family: 'Noto Serif Armenian', name: 'noto-serif-armenian', scripts: ['armenian'], weight: display },
      { family: 'Noto Sans Armenian', name: 'noto-sans-armenian', scripts: ['armenian'], weight: text },
    ],
    fallbacks: armenianFallbacks,
  },
  {
    name: 'korean',
    languages: ['ko'],
    fonts: [
      { family: 'Noto Sans KR', name: 'noto-sans-kr', scripts: ['latin'], numbered: true, weight: 400 },
    ],
  },
  {
    name: 'chinese',
    languages: ['zh'],
    fonts: [
      { family: 'Figtree Regular', name: 'figtree', scripts: ['latin'], weight: 400 },
      { family: 'Droid Sans Fallback', name: 'droid-sans-fallback', scripts: [], inShell: true, weight: 400 },
    ],
  },
];
