/** A number below `range` that belongs to a text. */
function drawn(text: string, range: number): number {
  let sum = 7;
  for (const letter of text) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return sum % range;
}

/** Where two drops fall on a plate of 300 by 160, so that an article without a picture still has a face of its own. */
export const dropsOf = (slug: string): readonly [number, number][] => [
  [30 + drawn(slug, 90), 20 + drawn(`${slug}-`, 120)],
  [180 + drawn(`-${slug}`, 90), 20 + drawn(`-${slug}-`, 120)],
];
