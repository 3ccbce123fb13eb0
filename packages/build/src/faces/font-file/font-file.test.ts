import { readFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { readCharacterMap, writeCharacterMap } from './character-map';
import { joinFaces } from './join';
import { readTables, writeTables, type Tables } from './tables';

const figtree = path.dirname(require.resolve('@fontsource-variable/figtree/package.json'));
const file = (script: string) =>
  readFileSync(path.join(figtree, 'files', `figtree-${script}-wght-normal.woff2`));
const still = (font: Buffer, text: string) =>
  subsetFont(font, text, { targetFormat: 'sfnt', keepFeatures: [], variationAxes: { wght: 400 } });
const cut = (font: Buffer, text: string) =>
  subsetFont(font, text, { targetFormat: 'sfnt', keepFeatures: [] });
const characters = (font: Buffer) =>
  [...readCharacterMap(readTables(font).get('cmap')!)].map(([code]) => code);
const codes = (text: string) => [...text].map((character) => character.codePointAt(0)!).sort((a, b) => a - b);

/** Outlines in any order; of one that is made of others its box, since those have other numbers in another file. */
function outlines(tables: Tables): string[] {
  const [loca, glyf] = [tables.get('loca')!, tables.get('glyf')!];
  const long = tables.get('head')!.readInt16BE(50) === 1;
  const places = Array.from({ length: tables.get('maxp')!.readUInt16BE(4) + 1 }, (_, index) =>
    long ? loca.readUInt32BE(index * 4) : loca.readUInt16BE(index * 2) * 2,
  );
  return places
    .slice(1)
    .map((end, index) => glyf.subarray(places[index], end))
    .map((outline) => (outline.length > 0 && outline.readInt16BE(0) < 0 ? outline.subarray(0, 10) : outline))
    .map((outline) => outline.toString('hex'))
    .sort();
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
    for (const [part, text] of [
      [latin, 'Aéi'],
      [further, 'āŁ'],
    ] as const)
      for (const letter of text) {
        const [own, there] = [await cut(part, letter), await cut(joined, letter)].map(readTables);
        expect(outlines(there!)).toEqual(outlines(own!));
        expect(there!.get('hmtx')!.length).toBe(own!.get('hmtx')!.length);
      }
  });

  it('draw a character that several of them have once, as the first of them does', async () => {
    const font = await still(file('latin'), 'ab');
    const joined = joinFaces([font, await still(file('latin'), 'bc')]);
    expect(characters(joined)).toEqual(codes('abc'));
  });
});
