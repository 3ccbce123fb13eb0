import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { readCharacterMap } from './font-file/character-map.ts';
import { joinFaces } from './font-file/join.ts';
import { readTables, writeTables } from './font-file/tables.ts';

/** `cut-source.ts <DroidSansFallback.ttf>`: what Simplified Chinese is written with, as the shell keeps it. */
const [source] = process.argv.slice(2);
if (!source) throw new Error('Which file is the whole face?');

/** The signs of GB 2312, which are two bytes from A1 on in its later editions as well; its Latin, Greek and lines are not taken. */
function signs(): string {
  const decoder = new TextDecoder('gbk');
  const bytes = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const all = bytes(0xa1, 0xf7).flatMap((row) =>
    bytes(0xa1, 0xfe).map((cell) => decoder.decode(new Uint8Array([row, cell]))),
  );
  return all.filter((sign) => /^[\u2e80-\ud7ff\uf900-\uffef]$/.test(sign)).join('');
}

/** The face has these in the middle of their squares, as Taiwan writes them; Simplified Chinese has them beside the sign before. */
const middle = '，：；！？）（';
const besides = '。';
const opening = '（';
const square = 256;

/** @param font as `joinFaces` writes it: points in words, each by its distance from the one before */
function putBeside(font: Buffer): Buffer {
  const tables = readTables(font);
  const [glyf, loca, hmtx] = ['glyf', 'loca', 'hmtx'].map((tag) => tables.get(tag)!) as [
    Buffer,
    Buffer,
    Buffer,
  ];
  const map = readCharacterMap(tables.get('cmap')!);
  const glyphOf = (sign: string) => map.get(sign.codePointAt(0)!)!;
  const startOf = (sign: string) => loca.readUInt32BE(glyphOf(sign) * 4);
  const left = glyf.readInt16BE(startOf(besides) + 2);
  for (const sign of middle) {
    const outline = glyf.subarray(startOf(sign));
    const to = sign === opening ? square - left - outline.readInt16BE(6) + outline.readInt16BE(2) : left;
    const by = to - outline.readInt16BE(2);
    const contours = outline.readInt16BE(0);
    const points = outline.readUInt16BE(10 + (contours - 1) * 2) + 1;
    for (const at of [2, 6, 12 + contours * 2 + points])
      outline.writeInt16BE(outline.readInt16BE(at) + by, at);
    hmtx.writeInt16BE(to, glyphOf(sign) * 4 + 2);
  }
  return writeTables(tables);
}

const target = path.resolve(import.meta.dirname, '../../../../shell/fonts/droid-sans-fallback.woff2');
const cut = await subsetFont(readFileSync(source), signs(), {
  targetFormat: 'sfnt',
  noHinting: true,
  keepFeatures: [],
});
const face = await subsetFont(putBeside(joinFaces([cut])), null, {
  targetFormat: 'woff2',
  keepAllGlyphs: true,
});
writeFileSync(target, face);
console.log(`${target}: ${Math.round(face.length / 1000)} kB`);
