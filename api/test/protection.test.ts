import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@lens/contracts/languages';
import { flattenTree, type TextTree } from '@lens/contracts/text-tree';
import { protectedTerms } from '@lens/contracts/protected-terms';
import fc from 'fast-check';
import { practice } from '../src/seed/practice.js';
import { seedTexts } from '../src/seed/seed-texts.js';
import { preferredForms } from '../src/translations/protection/token-form.js';
import {
  translateProtected,
  type MachineTranslator,
} from '../src/translations/protection/translate-protected.js';
import { adversaries, randomBy, type Random } from './protection/adversaries.js';
import { honest } from './protection/honest.js';
import { findViolation } from './protection/find-violation.js';
import { Tally } from './protection/tally.js';
import { englishTexts, names } from './protection/texts.js';

const seed = Number(process.env.PROTECTION_SEED ?? 20_261_122);
const isFull = Boolean(process.env.FULL);
const reportFile = join(import.meta.dirname, '../../test-results/protection.txt');

/** How many adversaries translate each text into each language; they take turns. */
const adversariesPerText = isFull ? 3 : 7;
const [honestName, ...adversaryNames] = Object.keys(adversaries);

/** The honest machine, and the next adversaries. */
const machinesForTurn = (turn: number): string[] => [
  honestName!,
  ...Array.from(
    { length: adversariesPerText },
    (_, index) => adversaryNames[(turn * adversariesPerText + index) % adversaryNames.length]!,
  ),
];

/** Both services have the same fault, so that neither can stand in for the other. */
function machinesWith(adversary: string, random: Random): MachineTranslator[] {
  return (['premium', 'general'] as const).map((name) => ({
    name,
    forms: preferredForms[name],
    translate: async (text, to) => adversaries[adversary]!(honest(text, to), to, random),
  }));
}

/**
 * Generated texts are translated by machines that damage tokens as real machines do. The ordinary run translates each
 * of a thousand texts into one language; the full run translates each of ten thousand into every language.
 */
describe('Protection', () => {
  const tally = new Tally();
  const violations: string[] = [];

  beforeAll(async () => {
    const texts = fc.sample(englishTexts, { seed, numRuns: isFull ? 10_000 : 1000 });
    let turn = 0;
    for (const [index, english] of texts.entries()) {
      for (const { code } of isFull ? languages : [languages[index % languages.length]!]) {
        turn += 1;
        for (const adversary of machinesForTurn(turn)) {
          const machines = machinesWith(adversary, randomBy(seed + turn));
          const answer = await translateProtected(english.text, code, names, machines);
          if (code !== 'en') tally.add(adversary, answer.outcome);
          const violation =
            code === 'en' && answer.outcome !== 'source' ? 'English' : findViolation(english, answer);
          if (violation) violations.push([adversary, code, violation, english.text, answer.text].join('\n'));
        }
      }
    }
    const report = `seed ${seed}, ${texts.length} texts, ${tally.total} translations\n${tally.table()}\n`;
    mkdirSync(join(reportFile, '..'), { recursive: true });
    writeFileSync(reportFile, report);
    process.stdout.write(report);
  }, 7_200_000);

  test('returns each name as often as in the source, unchanged and in its sentence, or the source itself, whatever a machine does [TERMS-5]', () => {
    expect(violations.slice(0, 5)).toEqual([]);
  });

  test.each([
    ['honest', 1],
    ['re-cases', 0.99],
    ['re-spaces', 0.99],
    ['loses spaces', 0.99],
    ['writes in its own signs', 0.99],
    ['sets quotes', 0.99],
    ['moves within the sentence', 0.95],
  ])('still translates where a machine %s [TERMS-7]', (adversary, minimum) => {
    expect(tally.translated(adversary)).toBeGreaterThanOrEqual(minimum);
  });

  test.each([
    'drops',
    'translates the term',
    'adds a name',
    'adds a name with an ending',
    'duplicates',
    'answers nothing',
    'answers English',
  ])('rejects texts with names from a machine that %s [TERMS-6]', (adversary) => {
    expect(tally.translated(adversary)).toBeLessThan(0.5);
  });

  test.each(languages.filter(({ code }) => code !== 'en').map(({ code }) => code))(
    'translates every text of the seed into %s with the first call',
    async (language) => {
      const seedNames = { terms: [...protectedTerms, practice.surgeon], brands: [practice.practice] };
      for (const [key, text] of flattenTree(seedTexts.en as unknown as TextTree)) {
        let remainingCalls = 1;
        const translate = async (sent: string): Promise<string> => {
          if (remainingCalls-- === 0) throw new Error('called a second time');
          return honest(sent, language);
        };
        const machine = { name: 'general' as const, forms: preferredForms.general, translate };
        const { outcome } = await translateProtected(text, language, seedNames, [machine]);
        expect([key, outcome]).toEqual([key, 'translated']);
      }
    },
  );

  test('distinguishes a machine that does not answer from one that altered something', async () => {
    const machines = machinesWith('throws', randomBy(seed));
    const answer = await translateProtected('LASIK takes time.', 'ko', names, machines);
    expect(answer).toEqual({ text: 'LASIK takes time.', outcome: 'source', service: null });
  });
});
