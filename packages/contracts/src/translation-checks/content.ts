import { isCritical } from '../critical-texts.js';
import type { LanguageCode } from '../languages.js';
import { contentWordsIn, type Content } from './content-words.js';
import { warn, type Check } from './finding.js';
import { senseReader, type Senses } from './senses.js';
import { placeholder } from './tokens.js';

/** What no translation adds by itself. Other words come and go with the grammar. */
const neverAdded: ReadonlySet<Content> = new Set<Content>([
  'seconds',
  'minutes',
  'hours',
  'days',
  'weeks',
  'months',
  'years',
  'night',
  'atOnce',
  'delay',
  'third',
  'unless',
  'evenIf',
  'provided',
  'yourself',
  'notADoctor',
  'tablet',
  'ointment',
  'injection',
  'front',
  'otherBodyPart',
  'moist',
  'low',
  'settled',
  'opened',
  'closed',
  'outside',
  'wide',
  'narrow',
  'lessThan',
  'moreThan',
  'atMost',
  'atLeast',
  'within',
  'reuse',
  'shared',
  'insult',
  'comfort',
  'certainly',
  'optional',
  'newsletter',
  'forever',
  'swallow',
  'noLonger',
]);

/** `{{fromAge}}` → `from Age #`, since a translation may name what is to be filled in. */
const withPlaceholderNames = (source: string): string =>
  source.replace(placeholder, (name) => `${name.replace(/([A-Z])/g, ' $1').replace(/[{}]/g, ' ')}#`);

const readWords = senseReader(contentWordsIn);

/**
 * What a text speaks of, with `#` for each placeholder: “under #” is a limit. Without the Arabic sign of a double letter,
 * which not everybody writes.
 */
export const readContent = (text: string, language: LanguageCode): Senses<Content> | undefined =>
  readWords(text.replace(placeholder, '#').replaceAll('\u0651', ''), language);

/** What one text says for certain and the other cannot say. */
const onlyIn = (one: Senses<Content>, other: Senses<Content>): Content[] => [
  ...new Set(one.words.flatMap(({ certain }) => [...certain]).filter((word) => !other.possible.has(word))),
];

/** Critical texts that leave out what the English speaks of, or add what it does not speak of. */
export const content: Check = ({ key, source, translation, language }) => {
  if (key === undefined || !isCritical(key, source)) return [];
  const [english, translated] = [readContent(source, 'en'), readContent(translation, language)];
  const named = readContent(withPlaceholderNames(source), 'en');
  if (!english || !named || !translated) return [];
  const lost = onlyIn(english, translated);
  const added = onlyIn(translated, named).filter((word) => neverAdded.has(word));
  return [
    ...(lost.length > 0 ? [warn('meaning.lost', lost.map((word) => `-${word}`).join(' '))] : []),
    ...(added.length > 0 ? [warn('meaning.added', added.map((word) => `+${word}`).join(' '))] : []),
  ];
};
