import type { Page } from '@lens/contracts/lists';
import type { MissingText } from '@lens/contracts/missing-texts';
import type { TranslationStatus, TranslationUsage } from '@lens/contracts/translations';

/** Both services are off, as on a new site. */
export const servicesOff: TranslationStatus = {
  premium: {
    name: 'DeepL',
    enabled: false,
    supportedLanguages: ['en', 'es', 'es-MX', 'pt-BR', 'ko', 'zh', 'ar', 'he'],
  },
  general: {
    name: 'Google Translate',
    enabled: false,
    supportedLanguages: ['en', 'es', 'es-MX', 'pt-BR', 'tl', 'ko', 'vi', 'zh', 'ar', 'hy', 'he'],
  },
  cache: { entries: 0, lastCleared: null },
};

export const servicesOn: TranslationStatus = {
  premium: { ...servicesOff.premium, enabled: true },
  general: { ...servicesOff.general, enabled: true },
  cache: { entries: 1_204, lastCleared: '2026-11-20T10:30:00.000Z' },
};

export const noUsage: TranslationUsage = {
  months: [],
  budget: { characters: 500_000, spent: 0 },
  resting: [],
  prices: { premium: 25, general: 20 },
};

export const noMissingTexts: Page<MissingText> = { items: [], total: 0, page: 1, limit: 20 };

export const someUsage: TranslationUsage = {
  months: [
    { month: '2026-11', service: 'premium', language: 'ko', characters: 400_000 },
    { month: '2026-11', service: 'general', language: 'tl', characters: 50_000 },
    { month: '2026-10', service: 'general', language: 'hy', characters: 1_000 },
  ],
  budget: { characters: 500_000, spent: 450_000 },
  resting: [],
  prices: { premium: 25, general: 20 },
};
