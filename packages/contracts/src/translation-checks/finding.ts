import type { LanguageCode } from '../languages.js';
import type { PluralForm } from './plural-form.js';

/** `block`: may not be published. `warn`: a person looks at it first. */
type Severity = 'block' | 'warn';

export interface Finding {
  /** Stable: it is stored, translated and counted. */
  code: string;
  severity: Severity;
  /** The words it is about, for the person who mends them. */
  found: string;
}

/** What no translation may alter, beside numbers and notation. */
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
  /** The plural form that the translation is, where it is one. */
  form?: PluralForm;
}

export type Check = (pair: Pair) => Finding[];

export const block = (code: string, found: string): Finding => ({ code, severity: 'block', found });
export const warn = (code: string, found: string): Finding => ({ code, severity: 'warn', found });

export const namesOf = ({ terms, brands }: Names): string[] => [...terms, ...brands];
