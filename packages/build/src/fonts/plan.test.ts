import { languages } from '@lens/contracts/languages';
import path from 'node:path';
import { planSlices } from './plan';
import { charactersOf, readTexts } from './texts';

const root = path.join(__dirname, '../../../..');
const codes = languages.map(({ code }) => code);
const letters = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => String.fromCodePoint(from + index));

/** Two overlapping files that contain all characters together, like the files of one font. */
const files = [new Set(letters(0x20, 0x2e60)), new Set(letters(0x2e00, 0xd000))];

describe('Slices of a font', () => {
  it.each(codes)('contain every character of every text in %s in exactly one first slice', (code) => {
    const texts = readTexts(root, code);
    const used = charactersOf(texts.values());
    const available = new Set([...used].filter((character) => files.some((file) => file.has(character))));
    expect(available.size).toBeGreaterThan(60);
    const pages = [...texts.values()].map((text) => charactersOf([text]));
    for (const shown of [null, pages]) {
      const first = planSlices(files, { used, pages: shown }).flatMap((slices) => slices.first);
      expect(first.flat().sort()).toEqual([...available].sort());
    }
  });

  it('contain every other character of the files in exactly one later slice', () => {
    const plan = planSlices(files, { used: new Set('Sehen 보다'), pages: [new Set('Sehen')] });
    const all = plan.flatMap(({ first, later }) => [...first, ...later]).flat();
    expect(all.length).toBe(new Set(files.flatMap((file) => [...file])).size);
    expect(new Set(all).size).toBe(all.length);
    expect(
      plan
        .flatMap(({ first }) => first)
        .flat()
        .sort(),
    ).toEqual([...new Set('Sehen 보다')].sort());
  });
});
