/** What result pages show of a line, in Latin letters; a letter of Chinese or Korean takes the place of two. */
export const rooms = { title: 60, description: 160 } as const;

const wide = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

const widthOf = (text: string): number =>
  [...text].reduce((width, letter) => width + (wide.test(letter) ? 2 : 1), 0);

/** How many Latin letters more would be shown; negative when that many are cut off. */
export const roomLeft = (text: string, room: number): number => room - widthOf(text);

/** As result pages cut it: after the last whole word that fits, in scripts that have spaces. */
export function cut(text: string, room: number): string {
  if (roomLeft(text, room) >= 0) return text;
  let shown = '';
  for (const letter of text) {
    if (widthOf(shown + letter) > room) break;
    shown += letter;
  }
  const words = text[shown.length] === ' ' ? shown : shown.slice(0, shown.lastIndexOf(' ') + 1);
  return `${(words || shown).trimEnd()} …`;
}
