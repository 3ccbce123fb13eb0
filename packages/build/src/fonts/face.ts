import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { readCharacterMap } from './font-file/character-map.ts';
import { joinFaces } from './font-file/join.ts';
import { readTables } from './font-file/tables.ts';
import { kept } from './kept.ts';

/** A face as its package brings it: variable in weight, in files by script. */
export interface Face {
  family: string;
  /** The package's name after `@fontsource-variable/`, or a file's in the shell's `fonts`. */
  name: string;
  /** The files by the package's names for them. */
  scripts: string[];
  /** Whether the package divides the script into a hundred numbered files more: all are joined to one, without layout. */
  numbered?: true;
  /** Whether it is a file of the shell's own: of one weight, and in one piece. */
  own?: true;
  /** The one weight that is kept, or the range of weights. */
  weight: number | { min: number; max: number };
}

/** A file of a face, with the characters that it can draw. */
export interface FaceFile {
  font: Buffer;
  characters: Set<string>;
}

/** What text needs to be drawn right; small capitals, fractions and the like would bring letters that nobody sees. */
const keepFeatures = [
  ...['ccmp', 'locl', 'rlig', 'liga', 'calt', 'kern', 'mark', 'mkmk', 'lnum', 'tnum'],
  ...['init', 'medi', 'fina', 'isol', 'rclt'],
];

/** A quarter of a hundredth of the letter's height: a sixth less to load, and nothing of it is seen at 72 px. */
const grid = 4;

function packageFolder(folder: string, name: string): string {
  const require = createRequire(path.join(folder, 'package.json'));
  return path.dirname(require.resolve(`@fontsource-variable/${name}/package.json`));
}

function fileNames(source: string, { name, scripts, numbered }: Face): string[] {
  const ranges = JSON.parse(readFileSync(path.join(source, 'unicode.json'), 'utf8')) as object;
  const numbers = numbered ? Object.keys(ranges).flatMap((key) => /^\[(\d+)\]$/.exec(key)?.[1] ?? []) : [];
  return [...numbers, ...scripts].map((script) => `${name}-${script}-wght-normal.woff2`);
}

const charactersIn = (font: Buffer): Set<string> =>
  new Set(
    [...readCharacterMap(readTables(font).get('cmap')!).keys()].map((code) => String.fromCodePoint(code)),
  );

async function readOwn(file: string, cache: string): Promise<FaceFile> {
  const packed = readFileSync(file);
  const font = await kept(cache, ['own', packed], async () =>
    joinFaces([await subsetFont(packed, null, { targetFormat: 'sfnt', keepAllGlyphs: true })]),
  );
  return { font, characters: charactersIn(font) };
}

/**
 * The files of a face in the weights that are kept, as TrueType.
 * @param folder of the package that depends on the face's package
 */
export async function readFace(folder: string, face: Face, cache: string): Promise<FaceFile[]> {
  if (face.own) return [await readOwn(path.join(folder, 'fonts', `${face.name}.woff2`), cache)];
  const source = packageFolder(folder, face.name);
  const packed = fileNames(source, face).map((name) => readFileSync(path.join(source, 'files', name)));
  const inWeight = (font: Buffer) =>
    subsetFont(font, null, {
      targetFormat: 'sfnt',
      keepAllGlyphs: true,
      noHinting: true,
      keepFeatures: face.numbered ? [] : keepFeatures,
      variationAxes: { wght: face.weight },
    });
  const unpack = async (fonts: Buffer[]): Promise<Buffer> => {
    const parts: Buffer[] = [];
    for (const font of fonts) parts.push(await inWeight(font));
    return face.numbered ? joinFaces(parts, grid) : parts[0]!;
  };
  const sets = face.numbered ? [packed] : packed.map((font) => [font]);
  const setting = JSON.stringify([face.weight, face.numbered ? grid : keepFeatures]);
  const files: FaceFile[] = [];
  for (const set of sets) {
    const font = await kept(cache, ['face', setting, ...set], () => unpack(set));
    files.push({ font, characters: charactersIn(font) });
  }
  return files;
}

/** WOFF2 is a third smaller than WOFF, and takes ten times as long to make. */
export type Format = 'woff2' | 'woff';

/** Some characters of a file, as browsers load it. */
export function cutFace(
  font: Buffer,
  characters: string[],
  targetFormat: Format,
  cache: string,
): Promise<Buffer> {
  const options = { targetFormat, noHinting: true, keepFeatures };
  return kept(cache, ['slice', JSON.stringify(options), font, characters.join('')], () =>
    subsetFont(font, characters.join(''), options),
  );
}
