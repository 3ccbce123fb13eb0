import { findDescriptions } from '@lens/contracts/descriptions';
import type { DeskEntry } from './texts/desk-entries.js';

/** An English text that is to be translated. */
export interface SourceText {
  text: string;
  /** What a service may know about it; only some use that. */
  context?: string;
}

/** The longest descriptions of the site have a third of this. */
const maxContextLength = 1000;

/** A text with its descriptions, the most specific first. */
export const toSourceText = ({ name, required, descriptions }: DeskEntry): SourceText => ({
  text: required.source,
  context: findDescriptions(descriptions, name.key, required.source).join('\n').slice(0, maxContextLength),
});
