import { check } from '@lens/contracts/translation-checks/check';
import { checkKeys, wantedIn } from '@lens/contracts/translation-checks/check-file';
import { flattenTree } from '@lens/contracts/text-tree';
import { filesOf, names, translated } from '../locales.ts';
import type { Defect, Position } from './defect.ts';
import type { FileDefect } from './of-files.ts';
import { brand, surgeon } from './of-terms.ts';

export interface Trial {
  tried: number;
  found: number;
  /** Where it stood and was not seen. */
  missed: string[];
  languages: string[];
}

const seed = 20_260_307;
/** So many positions a defect, at most so many of them in one language. */
const most = 44;
const mostALanguage = 4;
const known = { terms: [...names.terms, surgeon], brands: [brand] };

/** Numbers between 0 and 1, the same for the same seed (mulberry32). */
function randomBy(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  const random = randomBy(seed);
  return items
    .map((item) => ({ item, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
}

const english = new Map(filesOf('en').map(({ name, texts }) => [name, texts]));
const files = translated.flatMap((language) => filesOf(language));

const positions: Position[] = shuffled(
  files.flatMap(({ name, language, texts }) => {
    const wanted = wantedIn(flattenTree(english.get(name)!), language);
    return [...flattenTree(texts)].flatMap(([key, translation]) => {
      const needed = wanted.get(key);
      return needed ? [{ ...needed, key: `${language} ${name}:${key}`, language, translation }] : [];
    });
  }),
);

/** Whether it was seen at a place; null where it cannot be set. */
type Seen<Place> = (place: Place) => boolean | null;

/** Goes through places until the defect has been set often enough, and asks each time whether it was seen. */
function tryAt<Place extends { key: string; language: string }>(
  places: readonly Place[],
  isSeen: Seen<Place>,
): Trial {
  const perLanguage = new Map<string, number>();
  const trial: Trial = { tried: 0, found: 0, missed: [], languages: [] };
  for (const place of places) {
    const before = perLanguage.get(place.language) ?? 0;
    if (trial.tried >= most || before >= mostALanguage) continue;
    const seen = isSeen(place);
    if (seen === null) continue;
    perLanguage.set(place.language, before + 1);
    trial.tried += 1;
    if (seen) trial.found += 1;
    else trial.missed.push(place.key);
  }
  return { ...trial, languages: [...perLanguage.keys()] };
}

const shows = (codes: readonly string[], findings: readonly { code: string }[]): boolean =>
  codes.length === 0 ? findings.length > 0 : findings.some(({ code }) => codes.includes(code));

const seenAt =
  ({ codes, into }: Defect): Seen<Position> =>
  (position) => {
    const made = into(position);
    if (made === null || made === position.translation) return null;
    const { source, translation } = typeof made === 'string' ? { ...position, translation: made } : made;
    return shows(codes, check(source, translation, position.language, known, position.form));
  };

export const tryDefect = (defect: Defect): Trial => tryAt(positions, seenAt(defect));

/** Whether it escapes anywhere at all: seldom enough for a sample to hold no such place. */
export const escapes = (defect: Defect): boolean => {
  const seen = seenAt(defect);
  return positions.some((position) => seen(position) === false);
};

const places = shuffled(
  files.flatMap((file) => {
    const texts = flattenTree(file.texts);
    return [...texts.keys()].map((at) => ({
      ...file,
      texts,
      at,
      key: `${file.language} ${file.name}:${at}`,
    }));
  }),
);

type FilePlace = (typeof places)[number];

const seenInFile =
  ({ codes, into }: FileDefect): Seen<FilePlace> =>
  ({ name, language, texts, at }) => {
    const made = into(texts, at, language);
    return made && shows(codes, checkKeys(english.get(name)!, Object.fromEntries(made), language));
  };

export const tryFileDefect = (defect: FileDefect): Trial => tryAt(places, seenInFile(defect));

export const escapesInFile = (defect: FileDefect): boolean => {
  const seen = seenInFile(defect);
  return places.some((place) => seen(place) === false);
};
