import type { LanguageCode } from '../languages.js';
import { warn, type Check } from './finding.js';
import { findMatches, withoutMarkup } from './tokens.js';

const word = (words: string): string => `(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`;

/** Familiar forms of address, in the languages that address patients formally. */
const familiarWords: Partial<Record<LanguageCode, string>> = {
  es: word('tú|tu|tus|te|ti|contigo|tuyo|tuya|vosotros|vosotras|vuestro|vuestra|os|vos'),
  'es-MX': word('tú|tu|tus|te|ti|contigo|tuyo|tuya|vosotros|vuestro|os|vos'),
  'pt-BR': word('tu|teu|teus|tua|tuas|ti|contigo|vós|vosso|vossa'),
  tl: word('ka|mo|iyo|ikaw'),
  ko: `${word('너|네가|너의|넌|당신|당신의|당신은')}|[가-힣](?:해|했어|거야|해라|한다면)\\.`,
  vi: `${word('bạn|mày|cậu')}(?! bè)`,
  zh: '你|妳',
  hy: word('[Դդ]ու|[Քք]ո|[Քք]եզ|[Քք]ոնը|դուք|ձեր|ձեզ|ձերը|ձեզնից|ձեզանից'),
  he: word('אתה|שלךָ|אותךָ'),
};

/** A text must address patients formally if its language has such a form. */
export const register: Check = ({ translation, language }) => {
  const words = familiarWords[language];
  const found = words ? findMatches(withoutMarkup(translation), new RegExp(words, 'gu')) : [];
  return found.length > 0 ? [warn('register.familiar', found.join(' '))] : [];
};
