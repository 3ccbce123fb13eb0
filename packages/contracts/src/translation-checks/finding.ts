import type { LanguageCode } from '../languages.js';
import type { PluralForm } from './plural-form.js';

/** `block`: the text cannot be reviewed or published. `warn`: a person should look at it. */
type Severity = 'block' | 'warn';

export interface Finding {
  /** Never changes, since it is stored, translated and counted. */
  code: string;
  severity: Severity;
  /** The words that it is about, for the translator. */
  found: string;
}

/** What no translation may alter besides numbers and signs. */
export interface Names {
  /** Medical terms and names of people. */
  terms: readonly string[];
  /** Names of products and of the practice. */
  brands: readonly string[];
}

export interface Pair extends Names {
  source: string;
  translation: string;
  language: LanguageCode;
  /** By which it is known whether the text is critical; without one, meaning is not compared. */
  key?: string;
  /** The plural form, if the text is one. */
  form?: PluralForm;
}

export type Check = (pair: Pair) => Finding[];

export const block = (code: string, found: string): Finding => ({ code, severity: 'block', found });
export const warn = (code: string, found: string): Finding => ({ code, severity: 'warn', found });

export const namesOf = ({ terms, brands }: Names): string[] => [...terms, ...brands];
