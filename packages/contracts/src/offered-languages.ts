import { fallbackChain, isLanguageCode, languages, sourceLanguage, type LanguageCode } from './languages.js';
import type { LanguageStates } from './settings.js';

/** The default. */
export const everyLanguageOffered = Object.fromEntries(
  languages.map(({ code }) => [code, { offered: true }]),
) as LanguageStates;

/** Whether the site is available in a language: it is switched on, and so are its fallbacks. */
export const isOffered = (code: LanguageCode, states: LanguageStates): boolean =>
  fallbackChain(code)
    .filter(isLanguageCode)
    .every((fallback) => states[fallback].offered);

/** The first language of the fallback chain that is offered: for es-MX that may be Spanish, else English. */
export const nearestOfferedLanguage = (code: LanguageCode, states: LanguageStates): LanguageCode =>
  fallbackChain(code)
    .filter(isLanguageCode)
    .find((fallback) => isOffered(fallback, states)) ?? sourceLanguage;
