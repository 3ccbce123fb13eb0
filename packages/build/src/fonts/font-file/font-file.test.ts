import { readFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { readCharacterMap, writeCharacterMap } from './character-map';
import { joinFaces } from './join';
import { contoursOf, readGlyphs } from './glyphs';
import { readOutline } from './outline';
import { readTables, writeTables } from './tables';

const figtree = path.dirname(require.resolve('@fontsource-variable/figtree/package.json'));
const file = (script: string) =>
  readFileSync(path.join(figtree, 'files', `figtree-${script}-wght-normal.woff2`));
const still = (font: Buffer, text: string) =>
  subsetFont(font, text, { targetFormat: 'sfnt', keepFeatures: [], variationAxes: { wght: 400 } });
const characters = (font: Buffer) =>
  [...readCharacterMap(readTables(font).get('cmap')!)].map(([code]) => code);
const codes = (text: string) => [...text].map((character) => character.codePointAt(0)!).sort((a, b) => a - b);

/** What a face draws for a letter: its width, contours and where the outline says that it starts. */
function drawn(font: Buffer, letter: string) {
  const tables = readTables(font);
  const glyphs = readGlyphs(tables);
  const index = readCharacterMap(tables.get('cmap')!).get(letter.codePointAt(0)!)!;
  return { width: glyphs[index]!.width.readUInt16BE(), contours: contoursOf(glyphs, index) };
}

describe('A TrueType file', () => {
  it('is the same tables after it was read and written', async () => {
    const font = await still(file('latin'), 'Sight');
    const again = readTables(writeTables(readTables(font)));
    expect([...again.keys()].sort()).toEqual([...readTables(font).keys()].sort());
    for (const [tag, table] of readTables(font)) expect(again.get(tag)!.equals(table)).toBe(true);
  });
});

describe('A table of characters', () => {
  it('reads as it was written: runs, gaps, and glyphs out of order', () => {
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

describe('Parts of a face', () => {
  it('are joined to one file with the outlines and widths that each had, composite ones included', async () => {
    const [latin, further] = [await still(file('latin'), 'Aéi'), await still(file('latin-ext'), 'āŁ')];
    const joined = joinFaces([latin, further]);
    expect(characters(joined)).toEqual(codes('AéiāŁ'));
    for (const letter of 'Aéi') expect(drawn(joined, letter)).toEqual(drawn(latin, letter));
    for (const letter of 'āŁ') expect(drawn(joined, letter)).toEqual(drawn(further, letter));
    expect(drawn(joined, 'é').contours.length).toBeGreaterThan(drawn(joined, 'A').contours.length);
    const made = readGlyphs(readTables(latin)).filter(({ outline }) => readOutline(outline) === null);
    expect(made.length).toBeGreaterThan(0);
    for (const { outline } of readGlyphs(readTables(joined))) expect(readOutline(outline)).not.toBeNull();
  });

  it('draw a character that several of them have once, as the first of them does', async () => {
    const font = await still(file('latin'), 'ab');
    const joined = joinFaces([font, await still(file('latin'), 'bc')]);
    expect(characters(joined)).toEqual(codes('abc'));
  });
});
