import { languages } from '@lens/contracts/languages';
import path from 'node:path';
import { planSlices } from './plan';
import { charactersOf, readTexts } from './texts';

const root = path.join(__dirname, '../../../..');
const codes = languages.map(({ code }) => code);
const letters = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => String.fromCodePoint(from + index));

/** Two files that overlap and draw everything there is, as the files of one face do. */
const files = [new Set(letters(0x20, 0x2e60)), new Set(letters(0x2e00, 0xd000))];

describe('Slices of a face', () => {
  it.each(codes)('hold every character of every text in %s in exactly one of the first', (code) => {
    const texts = readTexts(root, code);
    const used = charactersOf(texts.values());
    const drawn = new Set([...used].filter((character) => files.some((file) => file.has(character))));
    expect(drawn.size).toBeGreaterThan(60);
    const pages = [...texts.values()].map((text) => charactersOf([text]));
    for (const shown of [null, pages]) {
      const first = planSlices(files, { used, pages: shown }).flatMap((slices) => slices.first);
      expect(first.flat().sort()).toEqual([...drawn].sort());
    }
  });

  it('hold all else that the files draw in exactly one of the later, and no file twice what another has', () => {
    const plan = planSlices(files, { used: new Set('Sehen 보다'), pages: [new Set('Sehen')] });
    const every = plan.flatMap(({ first, later }) => [...first, ...later]).flat();
    expect(every.length).toBe(new Set(files.flatMap((file) => [...file])).size);
    expect(new Set(every).size).toBe(every.length);
    expect(
      plan
        .flatMap(({ first }) => first)
        .flat()
        .sort(),
    ).toEqual([...new Set('Sehen 보다')].sort());
  });
});
