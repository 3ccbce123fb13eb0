import { xliffType } from '@lens/contracts/text-files';
import type { TargetLanguage } from '../labels';

/** One file of texts: a namespace in a language. */
export interface TextFile {
  language: TargetLanguage;
  namespace: string;
}

/** How a file of texts is written: as i18next reads it, or beside its English for the tools of translators. */
export type Format = 'json' | 'xlf';

export const mimeTypes: Record<Format, string> = { json: 'application/json', xlf: xliffType };

/** What an exported file is called. */
export const fileName = ({ language, namespace }: TextFile, format: Format): string =>
  `${namespace}.${language}.${format}`;

export const isSameFile = (one: TextFile, other: TextFile): boolean =>
  one.language === other.language && one.namespace === other.namespace;
