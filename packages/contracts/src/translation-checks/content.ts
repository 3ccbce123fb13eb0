import { isCritical } from '../critical-texts.js';
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
  'layperson',
  'tablet',
  'ointment',
  'injection',
  'front',
  'otherBody',
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
  'within',
  'reuse',
  'sendOn',
  'insult',
  'reassure',
  'certainly',
  'optional',
  'subscribe',
  'forever',
  'swallow',
  'noLonger',
]);

export const contentIn = senseReader(contentWordsIn);

/** `{{fromAge}}` → `from age`, since a translation may name what is to be filled in. */
const withPlaceholderNames = (source: string): string =>
  source.replace(placeholder, (name) => name.replace(/([A-Z])/g, ' $1').replace(/[{}]/g, ' '));

/** Without the Arabic sign of a double letter, which not everybody writes. */
const withoutDoubling = (text: string): string => text.replaceAll('\u0651', '');

/** What one text says for certain and the other cannot say. */
const onlyIn = (one: Senses<Content>, other: Senses<Content>): Content[] => [
  ...new Set(one.words.flatMap(({ certain }) => [...certain]).filter((word) => !other.possible.has(word))),
];

/** Critical texts that leave out what the English speaks of, or add what it does not speak of. */
export const content: Check = ({ key, source, translation, language }) => {
  if (key === undefined || !isCritical(key, source)) return [];
  const [english, translated] = [contentIn(source, 'en'), contentIn(withoutDoubling(translation), language)];
  const named = contentIn(withPlaceholderNames(source), 'en');
  if (!english || !named || !translated) return [];
  const lost = onlyIn(english, translated);
  const added = onlyIn(translated, named).filter((word) => neverAdded.has(word));
  return [
    ...(lost.length > 0 ? [warn('meaning.lost', lost.join(' '))] : []),
    ...(added.length > 0 ? [warn('meaning.added', added.join(' '))] : []),
  ];
};
