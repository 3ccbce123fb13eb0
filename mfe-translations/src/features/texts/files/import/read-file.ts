import { sourceLanguage } from '@lens/contracts/languages';
import { textFileBytes, xliffFileBytes } from '@lens/contracts/text-files';
import { findRepeatedKeys } from './repeated-keys';
import { targetLanguages } from '../../labels';
import type { FileContent } from '../api';
import { checkSize, readText, UnusableFileError } from '../read-text';
import type { TextFile } from '../text-file';

/**
 * Reads namespace and language from the name of an exported file: `common.ko.json`; null if it has another form.
 * @throws UnusableFileError when the language is English
 */
export function parseFileName(name: string, namespaces: string[]): TextFile | null {
  const [, namespace = '', code = ''] =
    /^([a-z0-9-]+)\.([\w-]+?)(?: ?\(\d+\))?\.(?:json|xlf|xliff)$/i.exec(name) ?? [];
  if (code === sourceLanguage)
    throw new UnusableFileError(
      'English is written in the site’s own files. Only translations are imported here.',
    );
  const language = targetLanguages.find((one) => one.code === code)?.code;
  return language && namespaces.includes(namespace) ? { language, namespace } : null;
}

/** Recognizes XLIFF by its name or its first character; anything else must be JSON. @throws UnusableFileError */
export async function readContent(file: File): Promise<FileContent> {
  const text = await readText(file, xliffFileBytes);
  if (/\.(?:xlf|xliff)$/i.test(file.name) || /^\s*</.test(text)) return { format: 'xlf', document: text };
  checkSize(file, textFileBytes);
  const content = parseTexts(text);
  if (typeof content !== 'object' || content === null || Array.isArray(content))
    throw new UnusableFileError('It does not look like an exported file: it has no texts with keys.');
  return { format: 'json', texts: content as Record<string, unknown> };
}

function parseTexts(text: string): unknown {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw new UnusableFileError('It is neither JSON nor XLIFF.');
  }
  const [repeated] = findRepeatedKeys(text);
  if (repeated !== undefined)
    throw new UnusableFileError(
      `It has the key ${repeated} twice. Remove one of the two, and choose it again.`,
    );
  return content;
}
