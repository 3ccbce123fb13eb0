import type { LanguageCode } from '@lens/contracts/languages';
import { anglicizeFigure, findFigures, localizeFigure } from './figures.js';

test.each([
  ['from -1.50 D to 20/20', ['-1.50 D', '20/20']],
  ['4.5–6 mm in 98% for $4,500', ['4.5–6 mm', '98%', '$4,500']],
  ['on 03/15/2026, at 45°', ['03/15/2026', '45°']],
  ['for 15 minutes, 24–48 hours, in 2026', []],
  ['12,000 patients.', ['12,000']],
])('%s contains the figures %j', (text, figures) => {
  expect(findFigures(text).map(([figure]) => figure)).toEqual(figures);
});

test.each<[string, LanguageCode, string]>([
  ['$4,500.50', 'pt-BR', '$4.500,50'],
  ['$4,500.50', 'es', '$4,500.50'],
  ['$4,500.50', 'es-MX', '$4,500.50'],
  ['1,234,567', 'hy', '1\u00a0234\u00a0567'],
  ['-1.50 D', 'vi', '-1,50 D'],
  ['-1.50 D', 'ar', '-1.50 D'],
  ['4.5–6.5 mm', 'pt-BR', '4,5–6,5 mm'],
  ['20/12.5', 'es', '20/12.5'],
])('%s in %s is %s', (english, language, expected) => {
  expect(localizeFigure(english, language)).toBe(expected);
  expect(anglicizeFigure(expected, language)).toBe(english);
});
