/** What result pages show of a line, in Latin letters; a letter of Chinese or Korean takes the place of two. */
export const maxWidths = { title: 60, description: 160 } as const;

const wideScripts = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

const widthOf = (text: string): number =>
  [...text].reduce((width, letter) => width + (wideScripts.test(letter) ? 2 : 1), 0);

/** How many Latin letters more would be shown; negative when that many are cut off. */
export const widthLeft = (text: string, maxWidth: number): number => maxWidth - widthOf(text);

/** As result pages cut it: after the last whole word that fits, in scripts that have spaces. */
export function truncate(text: string, maxWidth: number): string {
  if (widthLeft(text, maxWidth) >= 0) return text;
  let fitting = '';
  for (const letter of text) {
    if (widthOf(fitting + letter) > maxWidth) break;
    fitting += letter;
  }
  const wholeWords = text[fitting.length] === ' ' ? fitting : fitting.slice(0, fitting.lastIndexOf(' ') + 1);
  return `${(wholeWords || fitting).trimEnd()} …`;
}
