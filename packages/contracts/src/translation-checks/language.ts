import type { LanguageCode } from '../languages.js';
import { warn, type Check } from './finding.js';
import { findMatches, withoutMarkup } from './tokens.js';

/** The commonest words of languages in Latin letters. English has a check of its own. */
const commonWords = {
  es: 'el los las del y con por una su sus es está son más pero como usted lo al se para que de la en no un',
  'pt-BR':
    'o os as do da dos das e com por uma seu sua seus suas é são mais mas como você ao à não em um para que de se no na',
  tl: 'ang ng sa mga na at ay inyong ninyo po kung namin kayo hindi para ito may ni nang isang pag',
  vi: 'và của là không cho có được trong với một các quý vị sau khi mắt để này chúng tôi nếu thì hoặc',
  fr: 'le les des du et avec pour une votre vos est sont plus mais comme vous au aux dans sur ne pas ce qui que de la en',
  it: 'il lo gli dei della delle e con per una suo sua è sono più ma come lei al nel non un che di si la',
  de: 'der die das und mit für ein eine ihr ihre ist sind mehr aber wie sie im den dem nicht auf zu von',
} as const;

type Recognized = keyof typeof commonWords;

const words = new Map<string, ReadonlySet<string>>(
  Object.entries(commonWords).map(([language, list]) => [language, new Set(list.split(' '))]),
);
const ownOf: Partial<Record<LanguageCode, Recognized>> = {
  es: 'es',
  'es-MX': 'es',
  'pt-BR': 'pt-BR',
  tl: 'tl',
  vi: 'vi',
};

/** Letters that Persian and Urdu have, and Arabic has not. */
const persianLetters = /[پچژگکیےۀ]/g;

const latinWord = /[\p{Script=Latin}\p{M}]+/gu;

/** How many words of another language a text must have, and how many times as many as of its own. */
const minWords = 3;
const minRatio = 1.5;

/** A text in another language that is written with the same letters: French for Spanish, Persian for Arabic. */
export const otherLanguage: Check = ({ translation, language }) => {
  const text = withoutMarkup(translation).toLowerCase();
  if (language === 'ar') {
    const letters = findMatches(text, persianLetters);
    return letters.length > 0 ? [warn('language.other', letters.join(' '))] : [];
  }
  const own = ownOf[language];
  if (!own) return [];
  const found = findMatches(text, latinWord);
  const count = (code: string) => found.filter((word) => words.get(code)!.has(word)).length;
  const ownCount = count(own);
  const other = [...words.keys()].find(
    (code) => code !== own && count(code) >= minWords && count(code) > ownCount * minRatio,
  );
  return other ? [warn('language.other', other)] : [];
};
