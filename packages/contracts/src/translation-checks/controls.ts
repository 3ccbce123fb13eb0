import { block, warn, type Check } from './finding.js';

const directionMark = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
/** Invisible to translators. No language of the site needs zero-width joiners to shape its letters. */
const invisible = /(?![\n\t])\p{Cc}|[\u00ad\u200b\u2060\ufeff\ufffd]|\u200c|\u200d/u;
const spaces = /^\s+|\s+$|[ \t]{2,}|[ \t\u00a0](?=[,.;。，、。])|\t/;
const breaks = /\n/;
const contextLength = 12;

/** Quotes a superfluous space with the text around it, since texts can be long. */
function quoteSpace(text: string, space: RegExp): string {
  const { index, 0: found } = space.exec(text)!;
  const end = index + found.length;
  const makeVisible = (part: string) => part.replace(/\n/g, '↵').replace(/\t/g, '⇥');
  const before = makeVisible(text.slice(Math.max(0, index - contextLength), index));
  const after = makeVisible(text.slice(end, end + contextLength));
  return `${before}${makeVisible(found).replace(/[ \u00a0]/g, '␣')}${after}`;
}

const codePointsOf = (text: string): string =>
  [...text]
    .filter((character) => directionMark.test(character) || invisible.test(character))
    .map((character) => `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`)
    .join(' ');

/** Invisible characters and superfluous spaces. The site adds direction marks itself. */
export const controls: Check = ({ source, translation }) => [
  ...(directionMark.test(translation) ? [block('control.direction', codePointsOf(translation))] : []),
  ...(invisible.test(translation) ? [block('control.unseen', codePointsOf(translation))] : []),
  ...(translation.normalize('NFC') === translation ? [] : [warn('text.normalization', translation)]),
  ...[spaces, breaks]
    .filter((space) => space.test(translation) && !space.test(source))
    .slice(0, 1)
    .map((space) => warn('text.spaces', quoteSpace(translation, space))),
];
