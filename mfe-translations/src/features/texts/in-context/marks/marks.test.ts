import { marked, namesIn, withoutMarks } from './marks';

test('a mark names the text behind it and leaves it as it was', () => {
  for (const text of ['LASIK은 15분 걸립니다.', '\u2066-1.50 D\u2069 ثم', '', '👩‍⚕️ 1️⃣']) {
    const said = marked('common:hero.title', text);
    expect(namesIn(said)).toEqual(['common:hero.title']);
    expect(withoutMarks(said)).toBe(text);
  }
});

test('texts within and beside one another keep their names, the outer one first', () => {
  const said = `${marked('common:outer', `See ${marked('medical:inner_few', 'this')}.`)} · ${marked('forms:next', 'that')}`;
  expect(namesIn(said)).toEqual(['common:outer', 'medical:inner_few', 'forms:next']);
  expect(withoutMarks(said)).toBe('See this. · that');
});

test('a mark leaves an address as well', () => {
  const said = `mailto:?subject=${encodeURIComponent(marked('common:share.subject', 'An article'))}`;
  expect(withoutMarks(said)).toBe('mailto:?subject=An%20article');
});

test('other unseen signs are no marks, flags of countries among them', () => {
  const flag = '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}';
  expect([namesIn(flag), withoutMarks(flag)]).toEqual([[], flag]);
});
