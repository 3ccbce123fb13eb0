import type { TargetLanguage } from '../labels';

/** One file of texts: a namespace in a language. */
export interface TextFile {
  language: TargetLanguage;
  namespace: string;
}

/** What an exported file is called. */
export const fileName = ({ language, namespace }: TextFile): string => `${namespace}.${language}.json`;

export const isSameFile = (one: TextFile, other: TextFile): boolean => fileName(one) === fileName(other);
