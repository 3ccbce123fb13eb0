import { neutralizeFormulas } from './neutralize-formulas.js';

test.each([
  ['Ana Reyes', 'Ana Reyes'],
  ['(562) 555-0142', '(562) 555-0142'],
  ['+1 562 555-0142', '\u200e+1 562 555-0142'],
  ['+1+cmd|calc', "'+1+cmd|calc"],
  ['=1+1', "'=1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['-2.50', "'-2.50"],
  ['R -2.50, L -3.00', 'R -2.50, L -3.00'],
  [';=1', ";'=1"],
  ['hello; =1', "hello; '=1"],
  ['";=1', '";\'=1'],
  ['\t=1', "\t'=1"],
  ['two lines\r\n=1', "two lines\r\n'=1"],
  ['\u200b=1', "\u200b'=1"],
  ['＝1', "'＝1"],
  ['', ''],
])('%j is written as %j', (text, cell) => {
  expect(neutralizeFormulas(text)).toBe(cell);
});

test('the time grows linearly with the text', () => {
  const long = `${'\n'.repeat(60_000)}=1`;
  expect(neutralizeFormulas(long)).toBe(`${'\n'.repeat(60_000)}'=1`);
});
