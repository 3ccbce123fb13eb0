import { block, warn, type Check } from './finding.js';

const direction = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
/** Not seen by whoever mends the text. A zero-width joiner shapes letters in scripts that none of the eleven uses. */
const unseen = /(?![\n\t])\p{Cc}|[\u00ad\u200b\u2060\ufeff\ufffd]|\u200c|\u200d/u;
const spaces = /^\s+|\s+$|[ \t]{2,}|[ \t\u00a0](?=[,.;。，、。])|\t/;
const breaks = /\n/;
/** As much around a space as shows where it is. */
const around = 12;

/** Where a space is too many: it may stand in a text of any length. */
function placeOf(text: string, space: RegExp): string {
  const { index, 0: found } = space.exec(text)!;
  const shown = (part: string) => part.replace(/\n/g, '↵').replace(/\t/g, '⇥');
  return `${shown(text.slice(Math.max(0, index - around), index))}${shown(found).replace(/[ \u00a0]/g, '␣')}${shown(text.slice(index + found.length, index + found.length + around))}`;
}

const named = (text: string): string =>
  [...text]
    .filter((sign) => direction.test(sign) || unseen.test(sign))
    .map((sign) => `U+${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`)
    .join(' ');

/** No signs that nobody sees. The site isolates runs of the other direction by itself. */
export const controls: Check = ({ source, translation }) => [
  ...(direction.test(translation) ? [block('control.direction', named(translation))] : []),
  ...(unseen.test(translation) ? [block('control.unseen', named(translation))] : []),
  ...(translation.normalize('NFC') === translation ? [] : [warn('text.normalization', translation)]),
  ...[spaces, breaks]
    .filter((space) => space.test(translation) && !space.test(source))
    .slice(0, 1)
    .map((space) => warn('text.spaces', placeOf(translation, space))),
];
