import { findAskedNames } from './asked-names.js';

const colleagues = ['lin', 'Mara.K', 'j.', 'no-one'].map((username) => ({ username }));
const asked = (text: string) => {
  const { found, unknown } = findAskedNames(text, colleagues);
  return {
    found: found.map(({ colleague, start, end }) => [colleague.username, text.slice(start, end)]),
    unknown,
  };
};

describe('names that a comment asks', () => {
  it.each([
    ['@lin formal?', [['lin', '@lin']]],
    ['Formal, @LIN?', [['lin', '@LIN']]],
    [
      'Ask @lin. Or @mara.k.',
      [
        ['lin', '@lin'],
        ['Mara.K', '@mara.k'],
      ],
    ],
    ['请@lin看', [['lin', '@lin']]],
    ['(@no-one)', [['no-one', '@no-one']]],
  ])('are found: %s', (text, found) => {
    expect(asked(text)).toEqual({ found, unknown: [] });
  });

  it.each(['ana@lin', 'x.@lin', '@@lin', '@li', 'lin'])('are not found in %s', (text) => {
    expect(asked(text)).toEqual({ found: [], unknown: [] });
  });

  it('are unknown if nobody has them, also if somebody’s name begins with them', () => {
    expect(asked('@lni and @linda, @mara...')).toEqual({ found: [], unknown: ['lni', 'linda', 'mara'] });
  });
});
