import { haveSameSentences, sentencesOf } from './sentences.js';
import { slotOf } from './masked-text.js';

const [one, two] = [slotOf(0), slotOf(1)];
const textsOf = (text: string) => sentencesOf(text).map((sentence) => sentence.text);

test.each([
  ['It is quick. Is it safe? Yes!', ['It is quick.', 'Is it safe?', 'Yes!']],
  ['很快。安全吗？是的！', ['很快。', '安全吗？', '是的！']],
  ['Արագ է։ Անվտա՞նգ է։', ['Արագ է։', 'Անվտա՞նգ է։']],
  ['Open at 9 a.m. on Mondays, e.g. today.', ['Open at 9 a.m. on Mondays, e.g. today.']],
  ['Frag J. Smith.', ['Frag J. Smith.']],
  ['- one\n- two', ['- one', '- two']],
  [`It ends. ${one} begins.`, ['It ends.', `${one} begins.`]],
])('%j has the sentences %j', (text, sentences) => {
  expect(textsOf(text)).toEqual(sentences);
});

test('sentences joined with their gaps are the text', () => {
  const text = '…  One.  Two? \n\n - Three! ';
  expect(
    sentencesOf(text)
      .map((sentence) => sentence.text + sentence.gap)
      .join(''),
  ).toBe(text);
});

test.each([
  ['the same sentences in another word order', `A ${one} b ${two}. C.`, `${two} ${one} a。c。`, true],
  ['a slot that moved to another sentence', `A ${one}. B ${two}.`, `${one} ${two}。b。`, false],
  ['an additional sentence', `A ${one}.`, `${one}。a。`, false],
  ['a missing line', `A ${one}\nB`, `${one} a。b`, false],
])('sentences are compared: %s', (_what, source, translation, same) => {
  expect(haveSameSentences(source, translation)).toBe(same);
});
