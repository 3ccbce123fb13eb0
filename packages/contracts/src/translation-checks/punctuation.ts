import type { LanguageCode } from '../languages.js';
import { warn, type Check } from './finding.js';
import { findMatches, placeholder, tag } from './tokens.js';

/** Punctuation of other languages, and pairs of which one half is missing. */
const wrongMarks: Partial<Record<LanguageCode, RegExp>> = {
  es: /^[^¿]*\?|^[^¡]*!/g,
  'es-MX': /^[^¿]*\?|^[^¡]*!/g,
  zh: /(?<=\p{Script=Han})[,.;:?!](?!\d)|[,;:?!](?=\p{Script=Han})/gu,
  ar: /[;?]|,(?!\d)/g,
  hy: /[?]|(?<=\p{Script=Armenian})[.](?=\s*$)/gu,
  he: /[؟،؛¿]/g,
};
/** The most frequent characters of traditional Chinese that have another form in simplified Chinese. */
const traditional =
  /[們這個說時來對會學國開關過還後發無沒與為種體點從問間題實現視鏡術醫療檢練習檔頁麼樣讓請歲兩東車長門見]/gu;

/** Punctuation and characters that belong to another language or script. */
export const punctuation: Check = ({ translation, language }) => {
  const text = translation.replace(placeholder, '_').replace(tag, ' ');
  const pattern = wrongMarks[language];
  const marks = pattern ? findMatches(text, pattern) : [];
  const characters = language === 'zh' ? findMatches(text, traditional) : [];
  return [
    ...(marks.length > 0 ? [warn('punctuation.foreign', marks.join(' '))] : []),
    ...(characters.length > 0 ? [warn('script.traditional', characters.join(''))] : []),
  ];
};
