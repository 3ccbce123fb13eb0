import type { LanguageCode } from '@lens/contracts/languages';
import type { TranslateLive } from '@lens/platform/host';

/** Live translation, as an open page uses it. */
export interface LiveTranslation {
  translate: TranslateLive;
  /** Translates and adds the untranslated texts of the page at a path; resolves to whether it is now complete. */
  completePage(lng: LanguageCode, path: string): Promise<boolean>;
}
