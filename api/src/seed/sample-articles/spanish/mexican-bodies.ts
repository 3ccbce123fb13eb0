import { mexicanPhrases, type MexicanPhrase } from './mexican-phrases.js';
import { spanishBodies } from './spanish-bodies.js';

/** Joins the lines of each paragraph, since a phrase may continue on the next line. */
const joinLines = (text: string) => text.replace(/(?<!\n)\n *(?!\n|- )/g, ' ');

/** @throws Error when the Spanish text was changed and no longer has the phrase */
function replacePhrase(text: string, [spanish, mexican]: MexicanPhrase): string {
  if (!text.includes(spanish)) throw new Error(`The Spanish text does not say “${spanish}”.`);
  return text.replaceAll(spanish, mexican);
}

/** The bodies that differ in Mexico, whole, by slug. For the other articles es-MX falls back to Spanish. */
export const mexicanBodies: Record<string, string> = Object.fromEntries(
  Object.entries(mexicanPhrases).map(([slug, phrases]) => [
    slug,
    phrases.reduce(replacePhrase, joinLines(spanishBodies[slug] ?? '')),
  ]),
);
