import { addMark, markedNames, removeMarks } from './marks';

test('a mark names the text after it, and does not change it', () => {
  for (const text of ['LASIK은 15분 걸립니다.', '\u2066-1.50 D\u2069 ثم', '', '👩‍⚕️ 1️⃣']) {
    const marked = addMark('common:hero.title', text);
    expect(markedNames(marked)).toEqual(['common:hero.title']);
    expect(removeMarks(marked)).toBe(text);
  }
});

test('nested and adjacent texts keep their names, the outer one first', () => {
  const marked = `${addMark('common:outer', `See ${addMark('medical:inner_few', 'this')}.`)} · ${addMark('forms:next', 'that')}`;
  expect(markedNames(marked)).toEqual(['common:outer', 'medical:inner_few', 'forms:next']);
  expect(removeMarks(marked)).toBe('See this. · that');
});

test('a mark is removed from an address too', () => {
  const marked = `mailto:?subject=${encodeURIComponent(addMark('common:share.subject', 'An article'))}`;
  expect(removeMarks(marked)).toBe('mailto:?subject=An%20article');
});

test('other invisible characters are not marks, such as those of flags', () => {
  const flag = '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}';
  expect([markedNames(flag), removeMarks(flag)]).toEqual([[], flag]);
});
