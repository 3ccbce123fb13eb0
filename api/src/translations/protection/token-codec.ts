import { indexOf, isSlot, partsOf, slotOf, slotPattern, slotsIn, type MaskedText } from './masked-text.js';
import { lookalikesIn } from './protected-spans.js';
import { tokensOf, type TokenForm } from './token-form.js';

/** What goes to the service for a masked text. */
export function dressed(masked: string, spans: MaskedText['spans'], form: TokenForm): string {
  const { write, escape } = tokensOf[form];
  return partsOf(masked)
    .map((part) => (isSlot(part) ? write(indexOf(part) + 1, spans[indexOf(part)]!) : escape(part)))
    .join('');
}

const quotes = '["\'“”„«»‘’「」『』]';
const quoted = new RegExp(`${quotes}(${slotPattern})${quotes}`, 'gu');
const looseBehind = new RegExp(`(${slotPattern})[ \\t]+(?=[,.;:!?)\\]،؛؟։。，、；：！？）]|$)`, 'gu');
const looseBefore = new RegExp(`(?<=[([（¿¡])[ \\t]+(?=${slotPattern})`, 'gu');
/** Behind a mark, but those of Chinese bring their space along, or behind the dash of a list. */
const stuck = new RegExp(`(?:[.,;:!?…،؛؟։]|(?<=^|\\n)[-–•*])(?=${slotPattern})`, 'gu');
/** What is left of tokens that were taken apart. */
const rest = /[[［【〔]\s*[xXХ](?!\p{L})|(?<!\p{L})[xXХ]\s*[\]］】〕]|(?<!\p{L})X{1,2}\d|\dX{1,2}(?!\p{L})/u;
/** An ending grown to a piece: no language here has a word of one of these letters. */
const grown = new RegExp(`${slotPattern}(?![yaoeuàé])\\p{Script=Latin}(?![\\p{L}\\p{M}])`, 'u');

/** What came back inside of a token may be another word for the piece, but no more than the piece. */
function isNoMore(content: string | undefined, piece: string): boolean {
  const words = (text: string): number => text.trim().split(/\s+/).length;
  return !content || (words(content) <= words(piece) && content.length <= 2 * piece.length + 4);
}

/** Without the quotes and spaces that services set around what they do not know, and with those that they lost. */
function tidied(answer: string, source: string): string {
  const parted = / {2}/.test(source) ? answer : answer.replace(/ {2,}/g, ' ');
  const unquoted = source.search(quoted) < 0 ? parted.replace(quoted, '$1') : parted;
  const spaced = source.search(stuck) < 0 ? unquoted.replace(stuck, '$& ') : unquoted;
  return spaced.replace(looseBehind, '$1').replace(looseBefore, '');
}

/**
 * The masked text that an answer holds.
 * @param source the masked text that was sent, with the slots of `spans`
 * @returns null where a token is missing, stands twice, was invented or is left over in part, or markup is not ours
 */
export function maskedIn(
  answer: string,
  source: string,
  spans: MaskedText['spans'],
  form: TokenForm,
): string | null {
  const wanted = slotsIn(source).sort().join('');
  let isSound = slotsIn(answer).length === 0;
  const read = tokensOf[form].read(answer, (number, content) => {
    const span = spans[number - 1];
    isSound &&= span !== undefined && isNoMore(content, span.text);
    return span ? slotOf(number - 1) : '';
  });
  if (read === null || !isSound || slotsIn(read).sort().join('') !== wanted) return null;
  const bare = read.replace(new RegExp(slotPattern, 'gu'), ' ');
  if (lookalikesIn(bare).length > 0 || (rest.test(bare) && !rest.test(source))) return null;
  return grown.test(read) && !grown.test(source) ? null : tidied(read, source);
}
