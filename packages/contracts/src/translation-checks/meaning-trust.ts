import type { LanguageCode } from '../languages.js';
import type { Sense } from './meaning-words.js';

/** Senses whose words come and go in good translations. They only count as one in the place of another. */
type Untrusted = Partial<Record<'lost' | 'added', readonly Sense[]>>;

/** “Más” makes every comparative, and “algún” stands where English has only “a”. */
const spanish: Untrusted = { added: ['most', 'more', 'some', 'less', 'many', 'lens'] };

const untrusted: Partial<Record<LanguageCode, Untrusted>> = {
  // Of a back-translation: languages without articles have “some” where English has nothing, and the other way round.
  en: { lost: ['some'], added: ['some'] },
  es: spanish,
  'es-MX': spanish,
  'pt-BR': { lost: ['few'], added: ['some', 'more', 'better', 'many', 'must'] },
  // “May” is also “there is”, “muna” and “pa” are politeness, and an ability is a prefix of most verbs.
  tl: {
    lost: ['worse', 'some'],
    added: [
      ...(['some', 'can', 'must', 'before', 'more', 'most', 'both', 'many'] as const),
      ...(['everyone', 'sometimes', 'none', 'worse', 'less'] as const),
    ],
  },
  // Syllables of these words stand in many others, and “than” alone compares.
  ko: {
    lost: ['after', 'more', 'some', 'can'],
    added: [
      ...(['some', 'more', 'right', 'most', 'few', 'can', 'must', 'many'] as const),
      ...(['after', 'less', 'lens', 'both', 'before', 'none', 'cornea'] as const),
    ],
  },
  // “Phải”, “nên”, “hơn” and “nhiều” are also “is it so”, “therefore”, “rather” and a plural.
  vi: {
    lost: ['can'],
    added: [
      ...(['many', 'should', 'must', 'some', 'more', 'most', 'after'] as const),
      ...(['less', 'worse', 'can', 'lens', 'always', 'both', 'far'] as const),
    ],
  },
  // Each of these is a single character, which stands in many words: 能, 更, 都, 先.
  zh: {
    lost: ['worse', 'more', 'after'],
    added: ['can', 'more', 'both', 'always', 'before', 'less', 'after'],
  },
  ar: { lost: ['some'], added: ['can'] },
  // One word says both that something is possible and that it is likely.
  hy: { added: ['may', 'must'] },
};

/** Whether a difference in one sense alone shows that a translation is wrong. */
export const isTrusted = (language: LanguageCode, change: keyof Untrusted, sense: Sense): boolean =>
  !untrusted[language]?.[change]?.includes(sense);
