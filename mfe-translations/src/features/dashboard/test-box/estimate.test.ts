import type { TranslationStatus } from '@lens/contracts/translations';
import { estimate } from './estimate';

const prices = { premium: 25, general: 20 };
const status: TranslationStatus = {
  premium: { name: 'DeepL', enabled: true, supportedLanguages: ['es', 'ko'] },
  general: { name: 'Google Translate', enabled: true, supportedLanguages: ['es', 'ko', 'ar'] },
  cache: { entries: 0, lastCleared: null },
};

test('characters are code points, and each language costs what its service does', () => {
  const { characters, dollars } = estimate('👁 ok', status, prices);
  expect(characters).toBe(12);
  expect(dollars).toBeCloseTo((4 * (25 + 25 + 20)) / 1_000_000);
});

test('a language that no service translates costs nothing', () => {
  const off = { ...status, general: { ...status.general, enabled: false } };
  expect(estimate('text', off, prices).characters).toBe(8);
});
