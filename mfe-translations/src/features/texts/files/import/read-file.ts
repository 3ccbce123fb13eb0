import { sourceLanguage } from '@lens/contracts/languages';
import { textFileBytes, xliffFileBytes } from '@lens/contracts/text-files';
import { findRepeatedKeys } from './repeated-keys';
import { targetLanguages } from '../../labels';
import type { FileContent } from '../api';
import type { TextFile } from '../text-file';

/** Why a file is none that can be imported, for whoever chose it. */
export class UnusableFileError extends Error {
  override name = 'UnfitFile';
}

const formatKilobytes = (bytes: number): string => `${Math.ceil(bytes / 1024).toLocaleString('en')} KB`;

/**
 * What the name of a file says that it holds, as exports are named: `common.ko.json`; null where it says nothing.
 * @throws UnfitFile when it says that the file is English
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

/** XLIFF by its name or by how it begins, and else JSON. @throws UnfitFile */
export async function readContent(file: File): Promise<FileContent> {
  // The heavier of both: what is no text at all is not read.
  checkSize(file, xliffFileBytes);
  const text = await file.text();
  if (isNotUtf8(text))
    throw new UnusableFileError('It is not saved as UTF-8. Save it as UTF-8, and choose it again.');
  if (/\.(?:xlf|xliff)$/i.test(file.name) || /^\s*</.test(text)) return { format: 'xlf', document: text };
  checkSize(file, textFileBytes);
  const content = parseTexts(text);
  if (typeof content !== 'object' || content === null || Array.isArray(content))
    throw new UnusableFileError('It does not look like an exported file: it has no texts with keys.');
  return { format: 'json', texts: content as Record<string, unknown> };
}

/** What is no UTF-8 is read as a sign that stands for nothing, and its letters are lost; UTF-16 without a mark has zeros. */
const isNotUtf8 = (text: string): boolean => text.includes('\ufffd') || text.slice(0, 200).includes('\0');

function checkSize(file: File, maxBytes: number): void {
  if (file.size > maxBytes)
    throw new UnusableFileError(
      `It is ${formatKilobytes(file.size)}, and at most ${formatKilobytes(maxBytes)} is allowed.`,
    );
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
