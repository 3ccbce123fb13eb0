import { readFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { readCharacterMap, writeCharacterMap } from './character-map';
import { joinFonts } from './join';
import { contoursOf, readGlyphs } from './glyphs';
import { readOutline } from './outline';
import { readTables, writeTables } from './tables';

const figtree = path.dirname(require.resolve('@fontsource-variable/figtree/package.json'));
const file = (script: string) =>
  readFileSync(path.join(figtree, 'files', `figtree-${script}-wght-normal.woff2`));
const atOneWeight = (font: Buffer, text: string) =>
  subsetFont(font, text, { targetFormat: 'sfnt', keepFeatures: [], variationAxes: { wght: 400 } });
const characters = (font: Buffer) =>
  [...readCharacterMap(readTables(font).get('cmap')!)].map(([code]) => code);
const codes = (text: string) => [...text].map((character) => character.codePointAt(0)!).sort((a, b) => a - b);

/** The width and contours of a letter. */
function readLetter(font: Buffer, letter: string) {
  const tables = readTables(font);
  const glyphs = readGlyphs(tables);
  const index = readCharacterMap(tables.get('cmap')!).get(letter.codePointAt(0)!)!;
  return { width: glyphs[index]!.width.readUInt16BE(), contours: contoursOf(glyphs, index) };
}

describe('A TrueType file', () => {
  it('has the same tables after reading and writing', async () => {
    const font = await atOneWeight(file('latin'), 'Sight');
    const again = readTables(writeTables(readTables(font)));
    expect([...again.keys()].sort()).toEqual([...readTables(font).keys()].sort());
    for (const [tag, table] of readTables(font)) expect(again.get(tag)!.equals(table)).toBe(true);
  });
});

describe('A character map', () => {
  it('is the same after writing and reading, with runs, gaps, and glyphs out of order', () => {
    const map = new Map([
      [0x20, 3],
      [0x41, 10],
      [0x42, 11],
      [0x43, 40],
      [0x4e00, 4],
      [0xffee, 1],
    ]);
    expect([...readCharacterMap(writeCharacterMap(map))]).toEqual([...map]);
  });
});

describe('Parts of a font', () => {
  it('are joined to one file with their outlines and widths, composite glyphs included', async () => {
    const [latin, further] = [
      await atOneWeight(file('latin'), 'Aéi'),
      await atOneWeight(file('latin-ext'), 'āŁ'),
    ];
    const joined = joinFonts([latin, further]);
    expect(characters(joined)).toEqual(codes('AéiāŁ'));
    for (const letter of 'Aéi') expect(readLetter(joined, letter)).toEqual(readLetter(latin, letter));
    for (const letter of 'āŁ') expect(readLetter(joined, letter)).toEqual(readLetter(further, letter));
    expect(readLetter(joined, 'é').contours.length).toBeGreaterThan(readLetter(joined, 'A').contours.length);
    const composite = readGlyphs(readTables(latin)).filter(({ outline }) => readOutline(outline) === null);
    expect(composite.length).toBeGreaterThan(0);
    for (const { outline } of readGlyphs(readTables(joined))) expect(readOutline(outline)).not.toBeNull();
  });

  it('contain a character of several parts once, as in the first of them', async () => {
    const font = await atOneWeight(file('latin'), 'ab');
    const joined = joinFonts([font, await atOneWeight(file('latin'), 'bc')]);
    expect(characters(joined)).toEqual(codes('abc'));
  });
});
