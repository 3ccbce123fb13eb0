import { xliffType } from '@lens/contracts/text-files';
import type { TargetLanguage } from '../labels';

/** A file of texts is one namespace in one language. */
export interface TextFile {
  language: TargetLanguage;
  namespace: string;
}

/** JSON as i18next reads it, or XLIFF, which contains the English too, for translation tools. */
export type Format = 'json' | 'xlf';

export const mimeTypes: Record<Format, string> = { json: 'application/json', xlf: xliffType };

/** The name of an exported file: `common.ko.json`. */
export const fileName = ({ language, namespace }: TextFile, format: Format): string =>
  `${namespace}.${language}.${format}`;

export const isSameFile = (one: TextFile, other: TextFile): boolean =>
  one.language === other.language && one.namespace === other.namespace;
