/** How much of a line result pages show, in Latin letters; a Chinese or Korean character counts as two. */
export const maxWidths = { title: 60, description: 160 } as const;

const wideScripts = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

const widthOf = (text: string): number =>
  [...text].reduce((width, letter) => width + (wideScripts.test(letter) ? 2 : 1), 0);

/** How many Latin letters still fit; negative if the text is too long. */
export const widthLeft = (text: string, maxWidth: number): number => maxWidth - widthOf(text);

/** Cuts a text as result pages do: after the last whole word that fits, in scripts with spaces. */
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
