import type { TranslationStatus } from '@lens/contracts/translations';
import { estimateCost } from './estimate-cost';
import { fixedLanguages } from './trial';

const usage = { prices: { premium: 25, general: 20 }, resting: [] };
const rest = {
  service: 'premium' as const,
  name: 'DeepL',
  reason: '456',
  is_quota: true,
  until: '2026-11-22',
};
const status: TranslationStatus = {
  premium: { name: 'DeepL', enabled: true, supportedLanguages: ['es', 'ko'] },
  general: { name: 'Google Translate', enabled: true, supportedLanguages: ['es', 'ko', 'ar'] },
  cache: { entries: 0, lastCleared: null },
};

test('characters are code points, and each language costs the price of its service', () => {
  const { characters, dollars } = estimateCost('👁 ok', fixedLanguages, status, usage);
  expect(characters).toBe(12);
  expect(dollars).toBeCloseTo((4 * (25 + 25 + 20)) / 1_000_000);
});

test('a language without a service costs nothing', () => {
  const off = { ...status, general: { ...status.general, enabled: false } };
  expect(estimateCost('text', fixedLanguages, off, usage).characters).toBe(8);
});

test('a resting service is not counted', () => {
  expect(estimateCost('text', fixedLanguages, status, { ...usage, resting: [rest] }).dollars).toBeCloseTo(
    (4 * 3 * 20) / 1_000_000,
  );
});
