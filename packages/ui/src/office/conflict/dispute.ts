import type { LanguageCode } from '@lens/contracts/languages';

/** A field as people know it, in the language of its text. */
export interface LabelledField {
  label: string;
  lng: LanguageCode;
  dir: 'ltr' | 'rtl';
}

/** A field that two people changed at the same time, and not alike. */
export interface Dispute extends LabelledField {
  /** Unlike that of any other field: `texts.ko.title`. */
  path: string;
  mine: string;
  theirs: string;
}
