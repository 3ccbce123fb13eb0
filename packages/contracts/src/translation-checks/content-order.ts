import { isCritical } from '../critical-texts.js';
import type { LanguageCode } from '../languages.js';
import { procedureTypes } from '../procedures.js';
import { readContent } from './content.js';
import type { Content } from './content-words.js';
import { warn, type Check } from './finding.js';
import { alignSentences } from './sentences.js';

/** What a sentence contrasts, hardly ever in another order than the English. */
const contrasts: readonly (readonly (Content | (typeof procedureTypes)[number])[])[] = [
  [...procedureTypes, 'flap'],
  ['minutes', 'hours', 'days', 'weeks', 'months', 'years'],
  ['soft', 'hard'],
  ['thin', 'thick'],
  ['large', 'small'],
  ['first', 'second', 'third'],
  ['frontDesk', 'emergency', 'doctor', 'surgeon', 'nurse'],
];

/** Where each of some things stands in a text that names it once. */
type Places = Map<string, number>;

function placesOf(text: string, language: LanguageCode): Places {
  const found: [name: string, start: number][] = [
    ...(readContent(text, language)?.words ?? []).flatMap(({ certain, start }) =>
      [...certain].map((name): [string, number] => [name, start]),
    ),
    ...procedureTypes.flatMap((name) => {
      const parts = text.split(name);
      return parts.slice(1).map((): [string, number] => [name, parts[0]!.length]);
    }),
  ];
  const counts = new Map<string, number>();
  for (const [name] of found) counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Map(found.filter(([name]) => counts.get(name) === 1));
}

/** `PRK LASIK`: things of one kind that stand in another order than in the English. */
function findReordered(source: Places, translation: Places, kind: readonly string[]): string[] {
  const orderIn = (places: Places) =>
    kind
      .filter((name) => source.has(name) && translation.has(name))
      .sort((one, other) => places.get(one)! - places.get(other)!);
  const [expected, found] = [orderIn(source), orderIn(translation)];
  return expected.join() === found.join() ? [] : [found.join(' ')];
}

/** Critical texts in which what the English contrasts has changed places: “LASIK dries less than PRK”. */
export const contentOrder: Check = ({ key, source, translation, language }) => {
  if (key === undefined || !isCritical(key, source)) return [];
  return alignSentences(source, translation, language).flatMap(([english, text]) => {
    const [one, other] = [placesOf(english, 'en'), placesOf(text, language)];
    return contrasts.flatMap((kind) =>
      findReordered(one, other, kind).map((order) => warn('meaning.order', order)),
    );
  });
};
