import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { readCharacterMap } from './font-file/character-map.ts';
import { joinFonts } from './font-file/join.ts';
import { readTables, writeTables } from './font-file/tables.ts';

/** `cut-source.ts <DroidSansFallback.ttf>`: creates the shell's font for Simplified Chinese. */
const [source] = process.argv.slice(2);
if (!source) throw new Error('Name the file with the complete font.');

/**
 * The Chinese characters of GB 2312, two bytes from A1 on also in later editions, without Latin, Greek and line
 * drawing.
 */
function chineseCharacters(): string {
  const decoder = new TextDecoder('gbk');
  const bytes = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const all = bytes(0xa1, 0xf7).flatMap((row) =>
    bytes(0xa1, 0xfe).map((cell) => decoder.decode(new Uint8Array([row, cell]))),
  );
  return all.filter((character) => /^[\u2e80-\ud7ff\uf900-\uffef]$/.test(character)).join('');
}

/**
 * The font centers these in their squares, as in Taiwan; in Simplified Chinese they are beside the character before.
 */
const centeredMarks = '，：；！？）（';
const alignedMark = '。';
const openingMark = '（';
const squareWidth = 256;

/** @param font a file by `joinFonts`, in which each point has two bytes for its distance from the one before */
function alignMarks(font: Buffer): Buffer {
  const tables = readTables(font);
  const [glyf, loca, hmtx] = ['glyf', 'loca', 'hmtx'].map((tag) => tables.get(tag)!) as [
    Buffer,
    Buffer,
    Buffer,
  ];
  const map = readCharacterMap(tables.get('cmap')!);
  const glyphOf = (mark: string) => map.get(mark.codePointAt(0)!)!;
  const startOf = (mark: string) => loca.readUInt32BE(glyphOf(mark) * 4);
  const left = glyf.readInt16BE(startOf(alignedMark) + 2);
  for (const mark of centeredMarks) {
    const outline = glyf.subarray(startOf(mark));
    const target =
      mark === openingMark ? squareWidth - left - outline.readInt16BE(6) + outline.readInt16BE(2) : left;
    const shift = target - outline.readInt16BE(2);
    const contours = outline.readInt16BE(0);
    const points = outline.readUInt16BE(10 + (contours - 1) * 2) + 1;
    for (const at of [2, 6, 12 + contours * 2 + points])
      outline.writeInt16BE(outline.readInt16BE(at) + shift, at);
    hmtx.writeInt16BE(target, glyphOf(mark) * 4 + 2);
  }
  return writeTables(tables);
}

const target = path.resolve(import.meta.dirname, '../../../../shell/fonts/droid-sans-fallback.woff2');
const subset = await subsetFont(readFileSync(source), chineseCharacters(), {
  targetFormat: 'sfnt',
  noHinting: true,
  keepFeatures: [],
});
const font = await subsetFont(alignMarks(joinFonts([subset])), null, {
  targetFormat: 'woff2',
  keepAllGlyphs: true,
});
writeFileSync(target, font);
console.log(`${target}: ${Math.round(font.length / 1000)} kB`);
