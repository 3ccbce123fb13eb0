import { flattenTree } from '@lens/contracts/text-tree';
import { remote } from './remote';
import { copyOf } from './testing/copy-files';

/**
 * Words that say how often something happens, or to how many. Times, such as "some hours", and steps, such as "we measure
 * many times", are none.
 */
const frequency = new RegExp(
  [
    String.raw`\b(?:rare(?:ly)?|seldom|(?:un)?common(?:ly)?|often|frequent(?:ly)?|usual(?:ly)?|sometimes|occasional(?:ly)?|mostly|almost always)\b`,
    String.raw`\b(?:almost everyone|hardly anyone)\b`,
    String.raw`\b(?:(?:very |a )?few|many|most|some|the majority of) (?:people|eyes|patients|of (?:them|us|our patients))\b`,
    String.raw`\b(?:very )?(?:likely|unlikely)\b`,
  ].join('|'),
  'i',
);

/** A number in the text, or a placeholder for one; names are none. */
const hasNumber = (text: string) => /\d|\{\{(?!practice|surgeon|city|region|reviewer)\w+\}\}/.test(text);

/** Texts in which such a word stands nevertheless, and why. */
const exceptions: Record<string, string> = {
  'common.journey.consultation.text': 'is about what we advise, not about what happens to an eye',
  'common.selfCheck.age.reading': 'is about age, whatever somebody sees with',
  'common.selfCheck.expectations.no': 'is about age, whatever somebody sees with',
  'common.selfCheck.measured': 'is about what people know',
  'common.risks.note': 'announces the numbers of the patient’s own eyes',
};

const groups = remote.routes
  .filter(({ path }) => path.startsWith('/procedures'))
  .flatMap(({ copy = [] }) => copy)
  .map((group) => group.replace(':', '.'));
const isIn = (key: string, group: string) => key === group || key.startsWith(`${group}.`);

/** All texts of the pages about procedures. Words of `risks.word` stand beside the number that chooses them. */
const ofProcedures = [...flattenTree(copyOf('en'))].filter(
  ([key]) => groups.some((group) => isIn(key, group)) && !isIn(key, 'common.risks.word'),
);

const statingFrequency = (texts: readonly (readonly [string, string])[]) =>
  texts.filter(([, text]) => frequency.test(text) && !hasNumber(text)).map(([key]) => key);

describe('Texts about procedures', () => {
  it('state no frequency without its number, in English and so in its translations [RISK-3]', () => {
    expect(ofProcedures.length).toBeGreaterThan(250);
    expect(statingFrequency(ofProcedures).sort()).toEqual(Object.keys(exceptions).sort());
  });

  it.each([
    'An infection happens rarely.',
    'Many people have dry eyes in the first months.',
    'In a few eyes, some dryness stays.',
    'The second day is often the worst.',
    'Very few patients need a second treatment.',
  ])('are found if they state one: %s', (text) => {
    expect(statingFrequency([['a', text]])).toEqual(['a']);
  });

  it.each([
    'Rarely: about 3 of 1,000 eyes.',
    'Your eyes burn for some hours.',
    'We measure your eyes many times.',
  ])('may say this: %s', (text) => {
    expect(statingFrequency([['a', text]])).toEqual([]);
  });
});
