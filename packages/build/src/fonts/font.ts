import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { readCharacterMap } from './font-file/character-map.ts';
import { joinFonts } from './font-file/join.ts';
import { readTables } from './font-file/tables.ts';
import { cached } from './cached.ts';

/** A font from its package: variable in weight, with a file for each script. */
export interface Font {
  family: string;
  /** The package's name after `@fontsource-variable/`, or the name of a file in the shell's `fonts`. */
  name: string;
  /** The package's names for the scripts that are used. */
  scripts: string[];
  /** Whether the package has a hundred more, numbered files for the script; all are joined to one, without layout. */
  numbered?: true;
  /** Whether the font is a single file in the shell's `fonts`, with one weight. */
  inShell?: true;
  /** The weight, or the range of weights, that is used. */
  weight: number | { min: number; max: number };
}

/** A file of a font, with the characters that it contains. */
export interface FontFile {
  content: Buffer;
  characters: Set<string>;
}

/** The features that text needs. Others, such as small capitals and fractions, would add glyphs that no page shows. */
const keepFeatures = [
  ...['ccmp', 'locl', 'rlig', 'liga', 'calt', 'kern', 'mark', 'mkmk', 'lnum', 'tnum'],
  ...['init', 'medi', 'fina', 'isol', 'rclt'],
];

/** In font units, 1/400 of a letter's height: makes files a sixth smaller, invisibly even at 72 px. */
const grid = 4;

function packageFolder(folder: string, name: string): string {
  const require = createRequire(path.join(folder, 'package.json'));
  return path.dirname(require.resolve(`@fontsource-variable/${name}/package.json`));
}

function fileNames(packagePath: string, { name, scripts, numbered }: Font): string[] {
  const ranges = JSON.parse(readFileSync(path.join(packagePath, 'unicode.json'), 'utf8')) as object;
  const numbers = numbered ? Object.keys(ranges).flatMap((key) => /^\[(\d+)\]$/.exec(key)?.[1] ?? []) : [];
  return [...numbers, ...scripts].map((script) => `${name}-${script}-wght-normal.woff2`);
}

const charactersIn = (content: Buffer): Set<string> =>
  new Set(
    [...readCharacterMap(readTables(content).get('cmap')!).keys()].map((code) => String.fromCodePoint(code)),
  );

async function readShellFont(file: string, cache: string): Promise<FontFile> {
  const packed = readFileSync(file);
  const content = await cached(cache, ['own', packed], async () =>
    joinFonts([await subsetFont(packed, null, { targetFormat: 'sfnt', keepAllGlyphs: true })]),
  );
  return { content, characters: charactersIn(content) };
}

/**
 * Reads the files of a font, as TrueType and in the weights that are used.
 * @param folder the package that depends on the font's package
 */
export async function readFont(folder: string, font: Font, cache: string): Promise<FontFile[]> {
  if (font.inShell) return [await readShellFont(path.join(folder, 'fonts', `${font.name}.woff2`), cache)];
  const packagePath = packageFolder(folder, font.name);
  const packedFiles = fileNames(packagePath, font).map((name) =>
    readFileSync(path.join(packagePath, 'files', name)),
  );
  const reduceToWeight = (packed: Buffer) =>
    subsetFont(packed, null, {
      targetFormat: 'sfnt',
      keepAllGlyphs: true,
      noHinting: true,
      keepFeatures: font.numbered ? [] : keepFeatures,
      variationAxes: { wght: font.weight },
    });
  const unpack = async (packed: Buffer[]): Promise<Buffer> => {
    const parts: Buffer[] = [];
    for (const file of packed) parts.push(await reduceToWeight(file));
    return font.numbered ? joinFonts(parts, grid) : parts[0]!;
  };
  const groups = font.numbered ? [packedFiles] : packedFiles.map((packed) => [packed]);
  const settings = JSON.stringify([font.weight, font.numbered ? grid : keepFeatures]);
  const files: FontFile[] = [];
  for (const group of groups) {
    const content = await cached(cache, ['face', settings, ...group], () => unpack(group));
    files.push({ content, characters: charactersIn(content) });
  }
  return files;
}

/** WOFF2 is a third smaller than WOFF, but takes ten times as long to create. */
export type FontFormat = 'woff2' | 'woff';

/** Creates a file for browsers with some characters of a font. */
export function subsetCharacters(
  content: Buffer,
  characters: string[],
  targetFormat: FontFormat,
  cache: string,
): Promise<Buffer> {
  const options = { targetFormat, noHinting: true, keepFeatures };
  return cached(cache, ['slice', JSON.stringify(options), content, characters.join('')], () =>
    subsetFont(content, characters.join(''), options),
  );
}
