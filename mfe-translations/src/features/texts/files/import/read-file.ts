import { sourceLanguage } from '@lens/contracts/languages';
import { textFileBytes, xliffFileBytes } from '@lens/contracts/text-files';
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
  if (/\.(?:xlf|xliff)$/i.test(file.name) || /^\s*</.test(text)) return { format: 'xlf', document: text };
  refuseHeavier(file, textFileBytes);
  const content = parsed(text);
  if (typeof content !== 'object' || content === null || Array.isArray(content))
    throw new UnfitFile('It holds no texts by their keys, as an exported file does.');
  return { format: 'json', texts: content as Record<string, unknown> };
}

function refuseHeavier(file: File, most: number): void {
  if (file.size > most)
    throw new UnfitFile(
      `It weighs ${kilobytes(file.size)}, and a file of texts may weigh ${kilobytes(most)} at most.`,
    );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnfitFile('It is neither JSON nor XLIFF.');
  }
}
