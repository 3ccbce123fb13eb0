import type { LanguageCode } from '@lens/contracts/languages';

/** A field with its label, and the language of its text. */
export interface LabelledField {
  label: string;
  lng: LanguageCode;
  dir: 'ltr' | 'rtl';
}

/** A field that two people changed differently. */
export interface FieldConflict extends LabelledField {
  /** Identifies the field: `texts.ko.title`. */
  path: string;
  mine: string;
  theirs: string;
}
