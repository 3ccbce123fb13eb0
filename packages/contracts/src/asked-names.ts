/** As in `userCreate`. No name follows a letter: `ana@example.com` asks nobody. */
const namePattern = /(?<![\w.@-])@([\w.-]{3,50})/g;
const signAtEnd = /[._-]$/;

/** Somebody's name in a comment, with the `@` in front of it. */
interface AskedName<Colleague> {
  colleague: Colleague;
  /** Offsets in the comment, of the `@` and behind the name. */
  start: number;
  end: number;
}

interface AskedNames<Colleague> {
  found: AskedName<Colleague>[];
  /** Names that nobody has, as they were typed: `lni`. */
  unknown: string[];
}

/**
 * Finds who is asked in a comment: `@lin`, in any case. A full stop behind a name belongs to it only if somebody's name
 * ends with one.
 */
export function findAskedNames<Colleague extends { username: string }>(
  text: string,
  colleagues: readonly Colleague[],
): AskedNames<Colleague> {
  const byName = new Map(colleagues.map((colleague) => [colleague.username.toLowerCase(), colleague]));
  const found: AskedName<Colleague>[] = [];
  const unknown: string[] = [];
  for (const { index: start, 1: typed = '' } of text.matchAll(namePattern)) {
    let name = typed;
    while (!byName.has(name.toLowerCase()) && signAtEnd.test(name)) name = name.slice(0, -1);
    const colleague = byName.get(name.toLowerCase());
    if (colleague) found.push({ colleague, start, end: start + 1 + name.length });
    else unknown.push(name);
  }
  return { found, unknown };
}
