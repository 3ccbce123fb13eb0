import { compareMeaning } from './compare-meaning.js';
import type { Span } from './difference.js';

const names = { terms: ['LASIK', 'PRK'], brands: ['VisuMax'] };

/** `negation: not | ` — the kinds, the words of the English, and those of the back-translation. */
function differences(source: string, back: string): string[] {
  const words = (text: string, spans: Span[]) =>
    spans.map(({ start, end }) => text.slice(start, end)).join(', ');
  return compareMeaning(source, back, names).map(
    ({ kinds, source: lost, back: added }) =>
      `${kinds.join('+')}: ${words(source, lost)} | ${words(back, added)}`,
  );
}

const different: [string, string, string][] = [
  ['negation: not | ', 'Do not rub your eyes.', 'Rub your eyes.'],
  ['negation:  | without', 'Come with your glasses.', 'Come without your glasses.'],
  ['negation: cannot | ', 'It cannot move.', 'It can move.'],
  ['modality: may | must', 'The flap may move.', 'The flap must move.'],
  ['modality: may | can', 'Halos may stay.', 'Halos can stay.'],
  ['modality: must | should', 'You must fast.', 'You should fast.'],
  ['modality: should | have to', 'You should rest.', 'You have to rest.'],
  ['negation+modality: must not | should', 'You must not swim.', 'You should swim.'],
  ['frequency: rarely | often', 'It happens rarely.', 'It often happens.'],
  ['frequency: almost always | always', 'It almost always heals.', 'It always heals.'],
  ['frequency: rarely | frequently', 'It happens rarely.', 'It happens frequently.'],
  ['quantity: Most | Few', 'Most people see well.', 'Few people see well.'],
  ['frequency: very rarely | rarely', 'It happens very rarely.', 'It happens rarely.'],
  ['comparison: better | worse', 'You see better.', 'You see worse.'],
  ['comparison: less | greater', 'There is less pain.', 'There is greater pain.'],
  ['side: left eye | right eye', 'The left eye hurts.', 'The right eye hurts.'],
  ['side: left side | right', 'The left side.', 'Its right.'],
  ['distance: nearsighted | long-sighted', 'You are nearsighted.', 'You are long-sighted.'],
  ['distance: far away | near', 'What is far away.', 'What is near.'],
  ['time: Before | After', 'Before the surgery, call us.', 'After the surgery, call us.'],
  ['time: after | prior to', 'Rest after the surgery.', 'Rest prior to the surgery.'],
  ['body: cornea | retina', 'The cornea is thin.', 'The retina is thin.'],
  ['number: 15 | 50', 'It takes 15 minutes.', 'It takes 50 minutes.'],
  ['number: Two | three', 'Two drops.', 'The three drops.'],
  ['number: twice | once', 'Use it twice a day.', 'Use it once a day.'],
  ['number: −1.50 | 1.50', 'From −1.50 D.', 'From 1.50 D.'],
  ['unit: weeks | months', 'Wait for 2 weeks.', 'Wait for 2 months.'],
  ['number+unit: 2 weeks | 3 months', 'Wait for 2 weeks.', 'Wait for 3 months.'],
  ['unit: mm | µm', 'A cut of 6 mm.', 'A cut of 6 µm.'],
  ['term: LASIK | PRK', 'After LASIK, rest.', 'After PRK, rest.'],
  ['term: VisuMax | ', 'With VisuMax.', 'With the machine.'],
];

describe('The meaning of a back-translation', () => {
  it.each(different)('differs [DESK-19]: %s', (found, source, back) => {
    expect(differences(source, back)).toEqual([found]);
  });

  it.each([
    ['You must not rub your eyes.', 'You must never rub the eyes.'],
    ['Halos may stay for fifteen minutes.', 'Rings of light might remain for 15 minutes.'],
    ['Do not drive for twenty-four hours.', 'Avoid driving for 24 hours.'],
    ['Most people rarely need a second treatment.', 'Most patients seldom require another treatment.'],
    ['You may be nearsighted in your left eye.', 'Your left eye could be short-sighted.'],
    ['Use one drop, twice a day.', 'Apply a drop two times daily.'],
    ['It takes half an hour, before the surgery.', 'It lasts 30 minutes, prior to the operation.'],
    ['Call us at once, {{name}}: <b>2.5%</b>.', 'Call us immediately, {{name}}: <b>2.5 percent</b>.'],
    ['LASIK reshapes the cornea.', 'LASIK changes the shape of the cornea.'],
    ['Two hundred people; 1,200 in all.', '200 people, 1200 in total.'],
  ])('is the same in a faithful paraphrase [DESK-19]: %s', (source, back) => {
    expect(differences(source, back)).toEqual([]);
  });

  it('is compared sentence by sentence where both have as many', () => {
    expect(differences('It may hurt. Do not wait.', 'It does not hurt. Wait.')).toEqual([
      'negation:  | not',
      'modality: may | ',
      'negation: not | ',
    ]);
    expect(differences('It may hurt. Do not wait.', 'It may hurt; wait. Not now. Rest.')).toEqual([]);
  });

  it('is one difference for words that are read as one, and two for others beside each other', () => {
    expect(differences('It usually happens.', 'It often happens before.')).toEqual([
      'frequency: usually | often',
      'time:  | before',
    ]);
    expect(differences('It usually may not move.', 'It often before must move.')).toEqual([
      'negation+modality: may not | must',
      'frequency: usually | often',
      'time:  | before',
    ]);
    expect(differences('It cannot move.', 'It moves.')).toEqual(['negation+modality: cannot | ']);
  });

  it('is marked at the words, whatever markup stands before them', () => {
    const source = '<b>{{name}}</b>,\n you must  wait.';
    const [difference] = compareMeaning(source, 'Wait.', names);
    expect(source.slice(difference!.source[0]!.start, difference!.source[0]!.end)).toBe('must');
  });
});
