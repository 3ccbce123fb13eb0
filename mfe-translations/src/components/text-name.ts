import type { DeskText } from '@lens/contracts/desk';

/** Names one text of one language. */
export type TextName = Pick<DeskText, 'language' | 'namespace' | 'key'>;

/** Unlike that of any other text: `ko/common/hero.title`. */
export const textId = ({ language, namespace, key }: TextName): string => `${language}/${namespace}/${key}`;

export const isSameText = (one: TextName, other: TextName): boolean => textId(one) === textId(other);

/** What is shown to visitors as long as nobody writes something else. */
export const currentText = ({ text, shipped }: DeskText): string => text ?? shipped ?? '';
