import { fallbackChain, isLanguageCode, languages, sourceLanguage, type LanguageCode } from './languages.js';
import type { LanguageStates } from './settings.js';

/** How a practice starts: everything is offered, and nobody who speaks a language has read its translation yet. */
export const unreviewedLanguages = Object.fromEntries(
  languages.map(({ code }) => [code, { offered: true, reviewed: null }]),
) as LanguageStates;

/** Whether the site speaks a language: it is switched on, and so is the one that it reads its gaps from. */
export const isOffered = (code: LanguageCode, states: LanguageStates): boolean =>
  fallbackChain(code)
    .filter(isLanguageCode)
    .every((link) => states[link].offered);

/** The language in which a page is served to whoever asks for one that is switched off: es-MX in Spanish, else English. */
export const standInFor = (code: LanguageCode, states: LanguageStates): LanguageCode =>
  fallbackChain(code)
    .filter(isLanguageCode)
    .find((link) => isOffered(link, states)) ?? sourceLanguage;
