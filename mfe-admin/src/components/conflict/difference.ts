import type { LanguageCode } from '@lens/contracts/languages';

/** A field as people know it, in the language of what stands in it. */
export interface Named {
  label: string;
  lng: LanguageCode;
  dir: 'ltr' | 'rtl';
}

/** What one field said, and what it says. */
export interface Difference extends Named {
  before: string;
  after: string;
}
