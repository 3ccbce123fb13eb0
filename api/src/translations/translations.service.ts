import { Injectable } from '@nestjs/common';
import { languages } from '@lens/contracts/languages';
import type { TranslationStatus } from '@lens/contracts/translations';

const codesOf = (service: 'premium' | 'general') =>
  languages.filter((language) => language[service]).map(({ code }) => code);

@Injectable()
export class TranslationsService {
  /** No deployment can configure a service as yet: neither is enabled, and nothing was ever translated by one. */
  status(): TranslationStatus {
    return {
      premium: { name: 'DeepL', enabled: false, supportedLanguages: codesOf('premium') },
      general: { name: 'Google Translate', enabled: false, supportedLanguages: codesOf('general') },
      cache: { entries: 0, lastCleared: null },
    };
  }
}
