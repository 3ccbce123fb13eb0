/** In which language visitors read some texts today. */
export interface ShownTexts {
  /** Their own. */
  own: number;
  /** The one of the eleven that fills its gaps: Spanish for Mexican Spanish. */
  fallback: number;
  english: number;
}

interface Said {
  has(key: string): boolean;
}

const nothing: Said = new Set();

/** Where visitors read a text: the one answer to how much of the site stands in a language. */
export function shownIn(key: string, own: Said, second: Said = nothing): keyof ShownTexts {
  if (own.has(key)) return 'own';
  return second.has(key) ? 'fallback' : 'english';
}

/** @param wanted every key that the language needs, with each of its plural forms */
export function countShown(wanted: Iterable<string>, own: Said, second?: Said): ShownTexts {
  const counts = { own: 0, fallback: 0, english: 0 };
  for (const key of wanted) counts[shownIn(key, own, second)] += 1;
  return counts;
}
