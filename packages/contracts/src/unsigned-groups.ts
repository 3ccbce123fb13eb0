import { groupOf } from './sign-off-marks.js';

/** A text that a language has of its own or by its fallback. */
interface SignableText {
  key: string;
  isCritical: boolean;
  /** Whether two people have signed exactly the wording that visitors would read. */
  isSigned: boolean;
}

/** What is shown in English of a group that has unsigned critical texts, in languages for which staff chose that. */
interface UnsignedGroup<Text> {
  texts: Text[];
  /** Whether these are all texts of the group. */
  isWhole: boolean;
}

/** A group is shown in English as a whole if at least this share of its texts is critical. */
const wholeShare = 0.5;

export function byGroup<Text extends { key: string }>(texts: readonly Text[]): Map<string, Text[]> {
  const groups = new Map<string, Text[]>();
  for (const text of texts) {
    const group = groupOf(text.key);
    const members = groups.get(group);
    if (members) members.push(text);
    else groups.set(group, [text]);
  }
  return groups;
}

/**
 * By group, what staff's choice of English for unsigned critical texts applies to: the one answer for the shell, which
 * shows it, and for the API, which counts it.
 * @param texts all that one namespace has in one language
 */
export function unsignedGroups<Text extends SignableText>(
  texts: readonly Text[],
): Map<string, UnsignedGroup<Text>> {
  const unsignedGroups = new Map<string, UnsignedGroup<Text>>();
  for (const [group, members] of byGroup(texts)) {
    const unsigned = members.filter(({ isCritical, isSigned }) => isCritical && !isSigned);
    if (unsigned.length === 0) continue;
    const isWhole = members.filter(({ isCritical }) => isCritical).length >= wholeShare * members.length;
    unsignedGroups.set(group, { texts: isWhole ? members : unsigned, isWhole });
  }
  return unsignedGroups;
}
