import { sourceLanguage } from '@lens/contracts/languages';
import { textFileBytes, xliffFileBytes } from '@lens/contracts/text-files';
import { repeatedKeys } from './repeated-keys';
import { targetLanguages } from '../../labels';
import type { Content } from '../api';
import type { TextFile } from '../text-file';

/** Why a file is none that can be imported, for whoever chose it. */
export class UnfitFile extends Error {
  override name = 'UnfitFile';
}

const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1024).toLocaleString('en')} KB`;

/**
 * What the name of a file says that it holds, as exports are named: `common.ko.json`; null where it says nothing.
 * @throws UnfitFile when it says that the file is English
 */
export function namedBy(name: string, namespaces: string[]): TextFile | null {
  const [, namespace = '', code = ''] =
    /^([a-z0-9-]+)\.([\w-]+?)(?: ?\(\d+\))?\.(?:json|xlf|xliff)$/i.exec(name) ?? [];
  if (code === sourceLanguage)
    throw new UnfitFile('English is written in the site’s own files. Only translations are imported here.');
  const language = targetLanguages.find((one) => one.code === code)?.code;
  return language && namespaces.includes(namespace) ? { language, namespace } : null;
}

/** XLIFF by its name or by how it begins, and else JSON. @throws UnfitFile */
export async function readContent(file: File): Promise<Content> {
  // The heavier of both: what is no text at all is not read.
  refuseHeavier(file, xliffFileBytes);
  const text = await file.text();
  if (isOtherEncoding(text))
    throw new UnfitFile('It is not saved as UTF-8. Save it as UTF-8, and choose it again.');
  if (/\.(?:xlf|xliff)$/i.test(file.name) || /^\s*</.test(text)) return { format: 'xlf', document: text };
  refuseHeavier(file, textFileBytes);
  const content = parsed(text);
  if (typeof content !== 'object' || content === null || Array.isArray(content))
    throw new UnfitFile('It does not look like an exported file: it has no texts with keys.');
  return { format: 'json', texts: content as Record<string, unknown> };
}

/** What is no UTF-8 is read as a sign that stands for nothing, and its letters are lost; UTF-16 without a mark has zeros. */
const isOtherEncoding = (text: string): boolean =>
  text.includes('\ufffd') || text.slice(0, 200).includes('\0');

function refuseHeavier(file: File, most: number): void {
  if (file.size > most)
    throw new UnfitFile(`It is ${kilobytes(file.size)}, and at most ${kilobytes(most)} is allowed.`);
}

function parsed(text: string): unknown {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw new UnfitFile('It is neither JSON nor XLIFF.');
  }
  const [repeated] = repeatedKeys(text);
  if (repeated !== undefined)
    throw new UnfitFile(`It has the key ${repeated} twice. Remove one of the two, and choose it again.`);
  return content;
}
