import type { DeskText } from '@lens/contracts/desk';

/** What identifies one text in one language. */
export type TextName = Pick<DeskText, 'language' | 'namespace' | 'key'>;

/** `ko/common/hero.title`. */
export const textId = ({ language, namespace, key }: TextName): string => `${language}/${namespace}/${key}`;

export const isSameText = (one: TextName, other: TextName): boolean => textId(one) === textId(other);

/** The translation that the desk has: the saved one, or else the shipped one. */
export const currentText = ({ text, shipped }: DeskText): string => text ?? shipped ?? '';
