/** A number below `range` that belongs to a text. */
export function drawn(text: string, range: number): number {
  let sum = 7;
  for (const letter of text) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return sum % range;
}
