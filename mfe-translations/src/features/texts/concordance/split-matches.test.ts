import { splitMatches } from './split-matches';

const marked = (text: string, search: string) =>
  splitMatches(text, search)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

describe('the words that were searched for', () => {
  it.each([
    ['The laser and the LASER.', 'laser', 'The [laser] and the [LASER].'],
    ['El láser excímer', 'excimer', 'El láser [excímer]'],
    ['El láser excímer', 'LASER', 'El [láser] excímer'],
    ['라식은 라식입니다', '라식', '[라식]은 [라식]입니다'],
    ['👁 eye', 'eye', '👁 [eye]'],
    ['nothing', 'eye', 'nothing'],
    ['nothing', '', 'nothing'],
  ])('are marked in %s', (text, search, expected) => {
    expect(marked(text, search)).toBe(expected);
    expect(
      splitMatches(text, search)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });
});
