type Dictionary = Record<string, string>;

/** Enough words for the answers of the stubs to look like the language. All else stays unchanged, tokens included. */
const dictionaries: Record<string, Dictionary> = {
  // From Spanish and Portuguese.
  en: {
    Descanse: 'Rest',
    en: 'at',
    em: 'at',
    casa: 'home',
    dura: 'takes',
    leva: 'takes',
    No: 'Not',
    Use: 'Use',
  },
  es: {
    The: 'La',
    recovery: 'recuperación',
    after: 'después de',
    takes: 'dura',
    days: 'días',
    Rest: 'Descanse',
    at: 'en',
    home: 'casa',
  },
  pt: {
    The: 'A',
    recovery: 'recuperação',
    after: 'após',
    takes: 'leva',
    days: 'dias',
    Rest: 'Descanse',
    at: 'em',
    home: 'casa',
  },
  tl: {
    The: 'Ang',
    recovery: 'paggaling',
    after: 'pagkatapos ng',
    takes: 'ay tumatagal ng',
    days: 'araw',
    Rest: 'Magpahinga',
    at: 'sa',
    home: 'bahay',
  },
  ko: {
    The: '그',
    recovery: '회복은',
    after: '이후',
    takes: '걸립니다',
    days: '일',
    Rest: '쉬세요',
    at: '에서',
    home: '집',
  },
  ar: {
    The: 'إن',
    recovery: 'التعافي',
    after: 'بعد',
    takes: 'يستغرق',
    days: 'أيام',
    Rest: 'استرح',
    at: 'في',
    home: 'المنزل',
  },
};

/** @param code the service's own code of the language */
export function translateWordByWord(text: string, code: string): string {
  const words = dictionaries[code.slice(0, 2).toLowerCase()] ?? {};
  return text.replace(/[A-Za-z]+/g, (word) => words[word] ?? word);
}
