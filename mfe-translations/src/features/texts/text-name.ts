import type { DeskText } from '@lens/contracts/desk';

/** Names one text of one language. */
export type TextName = Pick<DeskText, 'language' | 'namespace' | 'key'>;

/** Unlike that of any other text: `ko/common/hero.title`. */
export const idOf = ({ language, namespace, key }: TextName): string => `${language}/${namespace}/${key}`;

export const isSame = (one: TextName, other: TextName): boolean => idOf(one) === idOf(other);

/** What is shown to visitors as long as nobody writes something else. */
export const writtenIn = ({ text, shipped }: DeskText): string => text ?? shipped ?? '';
