/** Hashes a text to a whole number from 0 up to, but not including, `limit`. */
export function hashBelow(text: string, limit: number): number {
  let sum = 7;
  for (const letter of text) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return sum % limit;
}
