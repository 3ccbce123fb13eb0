import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@lens/contracts/languages';
import { flattenTree, type TextTree } from '@lens/contracts/text-tree';
import { protectedTerms } from '@lens/contracts/protected-terms';
import fc from 'fast-check';
import { practice } from '../src/seed/practice.js';
import { seedTexts } from '../src/seed/seed-texts.js';
import { formsOf } from '../src/translations/protection/token-form.js';
import { translateProtected, type Machine } from '../src/translations/protection/translate-protected.js';
import { adversaries, randomBy, type Random } from './protection/adversaries.js';
import { honest } from './protection/honest.js';
import { broken } from './protection/law.js';
import { Tally } from './protection/tally.js';
import { englishTexts, names } from './protection/texts.js';

const seed = Number(process.env.PROTECTION_SEED ?? 20_261_122);
const isFull = Boolean(process.env.FULL);
const reportFile = join(import.meta.dirname, '../../test-results/protection.txt');

/** So many machines that are not honest meet each text in each language, in turn. */
const inTurn = isFull ? 3 : 7;
const [honestOne, ...others] = Object.keys(adversaries);

/** The honest machine, and the next of the others. */
const meeting = (turn: number): string[] => [
  honestOne!,
  ...Array.from({ length: inTurn }, (_, at) => others[(turn * inTurn + at) % others.length]!),
];

/** Both services with the same fault: nobody comes to help. */
function machinesWith(adversary: string, random: Random): Machine[] {
  return (['premium', 'general'] as const).map((name) => ({
    name,
    forms: formsOf[name],
    translate: async (text, to) => adversaries[adversary]!(honest(text, to), to, random),
  }));
}

/**
 * Generated texts, every language, and machines that do to tokens what machines do. In the ordinary run a thousand
 * texts share the languages; in the whole one each of ten thousand is there in every language.
 */
describe('Protection', () => {
  const tally = new Tally();
  const faults: string[] = [];

  beforeAll(async () => {
    const texts = fc.sample(englishTexts, { seed, numRuns: isFull ? 10_000 : 1000 });
    let turn = 0;
    for (const [index, english] of texts.entries()) {
      for (const { code } of isFull ? languages : [languages[index % languages.length]!]) {
        turn += 1;
        for (const adversary of meeting(turn)) {
          const machines = machinesWith(adversary, randomBy(seed + turn));
          const answer = await translateProtected(english.text, code, names, machines);
          if (code !== 'en') tally.add(adversary, answer.outcome);
          const fault = code === 'en' && answer.outcome !== 'source' ? 'English' : broken(english, answer);
          if (fault) faults.push([adversary, code, fault, english.text, answer.text].join('\n'));
        }
      }
    }
    const report = `seed ${seed}, ${texts.length} texts, ${tally.total} translations\n${tally.table()}\n`;
    mkdirSync(join(reportFile, '..'), { recursive: true });
    writeFileSync(reportFile, report);
    process.stdout.write(report);
  }, 7_200_000);

  test('gives back each name as often, as it is spelled and in its sentence, or the source, whatever a machine does [TERMS-5]', () => {
    expect(faults.slice(0, 5)).toEqual([]);
  });

  test.each([
    ['honest', 1],
    ['re-cases', 0.99],
    ['re-spaces', 0.99],
    ['loses spaces', 0.99],
    ['writes in its own signs', 0.99],
    ['sets quotes', 0.99],
    ['moves within the sentence', 0.95],
  ])('still translates where a machine %s [TERMS-7]', (adversary, least) => {
    expect(tally.translated(adversary)).toBeGreaterThanOrEqual(least);
  });

  test.each([
    'drops',
    'translates the term',
    'adds a name',
    'adds a name with an ending',
    'duplicates',
    'answers nothing',
    'answers English',
  ])('takes nothing from a machine that %s where there was something to keep [TERMS-6]', (adversary) => {
    expect(tally.translated(adversary)).toBeLessThan(0.5);
  });

  test.each(languages.filter(({ code }) => code !== 'en').map(({ code }) => code))(
    'lets every text of the seed through to %s at the first call',
    async (language) => {
      const own = { terms: [...protectedTerms, practice.surgeon], brands: [practice.practice] };
      for (const [key, text] of flattenTree(seedTexts.en as unknown as TextTree)) {
        let left = 1;
        const translate = async (sent: string): Promise<string> => {
          if (left-- === 0) throw new Error('asked a second time');
          return honest(sent, language);
        };
        const machine = { name: 'general' as const, forms: formsOf.general, translate };
        const { outcome } = await translateProtected(text, language, own, [machine]);
        expect([key, outcome]).toEqual([key, 'translated']);
      }
    },
  );

  test('tells a machine that is away from one that altered something', async () => {
    const machines = machinesWith('throws', randomBy(seed));
    const answer = await translateProtected('LASIK takes time.', 'ko', names, machines);
    expect(answer).toEqual({ text: 'LASIK takes time.', outcome: 'source', service: null });
  });
});
