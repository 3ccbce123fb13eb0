import type { TranslationStatus } from '@lens/contracts/translations';
import { availableService } from './available-service';

const status = (premium: boolean, general: boolean): TranslationStatus => ({
  premium: { name: 'DeepL', enabled: premium, supportedLanguages: ['es', 'ko'] },
  general: { name: 'Google Translate', enabled: general, supportedLanguages: ['es', 'tl'] },
  cache: { entries: 0, lastCleared: null },
});

test.each([
  [true, true, 'es', 'premium'],
  [true, true, 'tl', 'general'],
  [false, true, 'es', 'general'],
  [true, false, 'tl', null],
  [false, false, 'es', null],
  [true, true, 'hy', null],
] as const)('with premium %s and general %s, %s is translated by %s', (premium, general, code, expected) => {
  expect(availableService(status(premium, general), code)).toBe(expected);
});
