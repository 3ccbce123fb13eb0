import type { LanguageCode } from '@lens/contracts/languages';
import type { TranslateLive } from '@lens/platform/host';

/** What a page in a browser may have translated. */
export interface LiveTranslation {
  translate: TranslateLive;
  /** Adds what the page at a path lacks in a language; whether it can now be shown in it, whole. */
  complete(lng: LanguageCode, path: string): Promise<boolean>;
}
