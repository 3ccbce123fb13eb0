import { checkTranslation } from '@lens/contracts/translation-checks/check';
import { checkKeys } from '@lens/contracts/translation-checks/check-file';
import { requiredTexts } from '@lens/contracts/untranslated-texts';
import { flattenTree } from '@lens/contracts/text-tree';
import { readLocaleFiles, protectedNames, translatedLanguages } from '../locales.ts';
import type { Defect, Position } from './defect.ts';
import type { FileDefect } from './file-defects.ts';
import { brand, surgeon } from './term-defects.ts';

export interface Trial {
  tried: number;
  found: number;
  /** The positions at which no check found the defect. */
  missed: string[];
  languages: string[];
}

const seed = 20_260_307;
/** The number of positions that each defect is tried at, in all languages and in one of them. */
const maxTrials = 44;
const maxTrialsPerLanguage = 4;
const knownNames = { terms: [...protectedNames.terms, surgeon], brands: [brand] };

/** Random numbers between 0 and 1, the same for the same seed (mulberry32). */
function seededRandom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function shuffle<Item>(items: readonly Item[]): Item[] {
  const random = seededRandom(seed);
  return items
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

const english = new Map(readLocaleFiles('en').map(({ name, texts }) => [name, texts]));
const files = translatedLanguages.flatMap((language) => readLocaleFiles(language));

/** Every translated text, in an order that the seed decides. */
export const positions: readonly Position[] = shuffle(
  files.flatMap(({ name, language, texts }) => {
    const expectedTexts = requiredTexts(flattenTree(english.get(name)!), language);
    return [...flattenTree(texts)].flatMap(([key, translation]) => {
      const expected = expectedTexts.get(key);
      return expected ? [{ ...expected, key: `${language} ${name}:${key}`, language, translation }] : [];
    });
  }),
);

/** Whether the checks find a defect at a place; null where the defect does not apply. */
type Detection<Place> = (place: Place) => boolean | null;

/** Plants a defect at one place after another until it has been tried often enough. */
function tryEach<Place extends { key: string; language: string }>(
  places: readonly Place[],
  detect: Detection<Place>,
): Trial {
  const perLanguage = new Map<string, number>();
  const trial: Trial = { tried: 0, found: 0, missed: [], languages: [] };
  for (const place of places) {
    const before = perLanguage.get(place.language) ?? 0;
    if (trial.tried >= maxTrials || before >= maxTrialsPerLanguage) continue;
    const isFound = detect(place);
    if (isFound === null) continue;
    perLanguage.set(place.language, before + 1);
    trial.tried += 1;
    if (isFound) trial.found += 1;
    else trial.missed.push(place.key);
  }
  return { ...trial, languages: [...perLanguage.keys()] };
}

const reports = (codes: readonly string[], findings: readonly { code: string }[]): boolean =>
  codes.length === 0 ? findings.length > 0 : findings.some(({ code }) => codes.includes(code));

const detectAt =
  ({ codes, plant }: Defect): Detection<Position> =>
  (position) => {
    const planted = plant(position);
    if (planted === null || planted === position.translation) return null;
    const { source, translation } =
      typeof planted === 'string' ? { ...position, translation: planted } : planted;
    return reports(
      codes,
      checkTranslation(source, translation, position.language, knownNames, { form: position.form }),
    );
  };

export const tryDefect = (defect: Defect): Trial => tryEach(positions, detectAt(defect));

/** Whether the checks miss a defect anywhere: it may be too rare for a sample to show. */
export const escapes = (defect: Defect): boolean => {
  const detect = detectAt(defect);
  return positions.some((position) => detect(position) === false);
};

const places = shuffle(
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

const detectInFile =
  ({ codes, plant }: FileDefect): Detection<FilePlace> =>
  ({ name, language, texts, at }) => {
    const planted = plant(texts, at, language);
    return planted && reports(codes, checkKeys(english.get(name)!, Object.fromEntries(planted), language));
  };

export const tryFileDefect = (defect: FileDefect): Trial => tryEach(places, detectInFile(defect));

export const escapesInFile = (defect: FileDefect): boolean => {
  const detect = detectInFile(defect);
  return places.some((place) => detect(place) === false);
};
