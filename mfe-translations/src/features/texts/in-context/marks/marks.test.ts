import { addMark, markedNames, removeMarks } from './marks';

test('a mark names the text behind it and leaves it as it was', () => {
  for (const text of ['LASIK은 15분 걸립니다.', '\u2066-1.50 D\u2069 ثم', '', '👩‍⚕️ 1️⃣']) {
    const marked = addMark('common:hero.title', text);
    expect(markedNames(marked)).toEqual(['common:hero.title']);
    expect(removeMarks(marked)).toBe(text);
  }
});

test('texts within and beside one another keep their names, the outer one first', () => {
  const marked = `${addMark('common:outer', `See ${addMark('medical:inner_few', 'this')}.`)} · ${addMark('forms:next', 'that')}`;
  expect(markedNames(marked)).toEqual(['common:outer', 'medical:inner_few', 'forms:next']);
  expect(removeMarks(marked)).toBe('See this. · that');
});

test('a mark leaves an address as well', () => {
  const marked = `mailto:?subject=${encodeURIComponent(addMark('common:share.subject', 'An article'))}`;
  expect(removeMarks(marked)).toBe('mailto:?subject=An%20article');
});

test('other unseen signs are no marks, flags of countries among them', () => {
  const flag = '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}';
  expect([markedNames(flag), removeMarks(flag)]).toEqual([[], flag]);
});
