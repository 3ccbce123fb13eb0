import { indexOf, isSlot, partsOf, slotOf, slotPattern, slotsIn, type MaskedText } from './masked-text.js';
import { lookalikesIn } from './protected-spans.js';
import { tokenSyntaxes, type TokenForm } from './token-form.js';

/** Writes a masked text as it is sent to a service, with a token for each slot. */
export function encodeTokens(masked: string, spans: MaskedText['spans'], form: TokenForm): string {
  const { write, escape } = tokenSyntaxes[form];
  return partsOf(masked)
    .map((part) => (isSlot(part) ? write(indexOf(part) + 1, spans[indexOf(part)]!) : escape(part)))
    .join('');
}

const quotes = '["\'“”„«»‘’「」『』]';
const quoted = new RegExp(`${quotes}(${slotPattern})${quotes}`, 'gu');
const spaceBehindSlot = new RegExp(`(${slotPattern})[ \\t]+(?=[,.;:!?)\\]،؛؟։。，、；：！？）]|$)`, 'gu');
const spaceBeforeSlot = new RegExp(`(?<=[([（¿¡])[ \\t]+(?=${slotPattern})`, 'gu');
/** Between a punctuation mark or the dash of a list and a slot. Chinese marks need no space: they are wide. */
const missingSpace = new RegExp(`(?:[.,;:!?…،؛؟։]|(?<=^|\\n)[-–•*])(?=${slotPattern})`, 'gu');
/** Parts of a broken token. */
const tokenRemains =
  /[[［【〔]\s*[xXХ](?!\p{L})|(?<!\p{L})[xXХ]\s*[\]］】〕]|(?<!\p{L})X{1,2}\d|\dX{1,2}(?!\p{L})/u;
/** A single letter attached to a slot is an inflection: in no language of the site is one of these letters a word. */
const attachedLetter = new RegExp(`${slotPattern}(?![yaoeuàé])\\p{Script=Latin}(?![\\p{L}\\p{M}])`, 'u');

/** Inside a token a service may replace the protected text by another word, but must not add words. */
function hasNoExtraWords(content: string | undefined, piece: string): boolean {
  const words = (text: string): number => text.trim().split(/\s+/).length;
  return !content || (words(content) <= words(piece) && content.length <= 2 * piece.length + 4);
}

/** Removes quotes and spaces that services put around unknown words, and restores the spaces that they dropped. */
function fixSpacing(answer: string, source: string): string {
  const singleSpaced = / {2}/.test(source) ? answer : answer.replace(/ {2,}/g, ' ');
  const unquoted = source.search(quoted) < 0 ? singleSpaced.replace(quoted, '$1') : singleSpaced;
  const spaced = source.search(missingSpace) < 0 ? unquoted.replace(missingSpace, '$& ') : unquoted;
  return spaced.replace(spaceBehindSlot, '$1').replace(spaceBeforeSlot, '');
}

/**
 * Reads a service's answer back into a masked text.
 * @param source the masked text that was sent, with the slots of `spans`
 * @returns null where a token is missing, repeated, invented or broken, or the answer contains other markup
 */
export function decodeTokens(
  answer: string,
  source: string,
  spans: MaskedText['spans'],
  form: TokenForm,
): string | null {
  const expectedSlots = slotsIn(source).sort().join('');
  let isValid = slotsIn(answer).length === 0;
  const decoded = tokenSyntaxes[form].read(answer, (number, content) => {
    const span = spans[number - 1];
    isValid &&= span !== undefined && hasNoExtraWords(content, span.text);
    return span ? slotOf(number - 1) : '';
  });
  if (decoded === null || !isValid || slotsIn(decoded).sort().join('') !== expectedSlots) return null;
  const withoutSlots = decoded.replace(new RegExp(slotPattern, 'gu'), ' ');
  const hasRemains = tokenRemains.test(withoutSlots) && !tokenRemains.test(source);
  if (lookalikesIn(withoutSlots).length > 0 || hasRemains) return null;
  const hasInflection = attachedLetter.test(decoded) && !attachedLetter.test(source);
  return hasInflection ? null : fixSpacing(decoded, source);
}
